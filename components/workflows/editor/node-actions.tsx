'use client';

import { Cable, Copy, Replace, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useEditorScope } from './editor-context';
import { useNodeCommands } from './use-node-commands';

type NodeActionsProps = {
  /** The one node that is chosen, where it can be named by connections; several are connected one by one. */
  nodeKey?: string | undefined;
  canCopy: boolean;
};

/** What can be done with what is chosen. */
export const NodeActions = memo(function NodeActions({ nodeKey, canCopy }: NodeActionsProps) {
  const t = useTranslations('workflows.command');
  const { editor } = useEditorScope();
  const commands = useNodeCommands();
  return (
    <div className="flex flex-wrap gap-1">
      {nodeKey !== undefined && (
        <>
          <Button size="sm" icon={<Cable aria-hidden />} onPress={() => editor.set({ connecting: nodeKey })}>
            {t('connect')}
          </Button>
          <Button
            size="sm"
            icon={<Replace aria-hidden />}
            onPress={() => editor.set({ palette: { kind: 'replace', node: nodeKey } })}
          >
            {t('replace')}
          </Button>
        </>
      )}
      {canCopy && (
        <Button size="sm" icon={<Copy aria-hidden />} onPress={commands.duplicate}>
          {t('duplicate')}
        </Button>
      )}
      <IconButton size="sm" label={t('delete')} icon={<Trash2 aria-hidden />} onPress={commands.remove} />
    </div>
  );
});
