'use client';

import { Cable, Copy, Replace, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useEditorScope } from './editor-context';
import { useCardActs } from './use-card-acts';

type CardActionsProps = {
  /** The one card that is chosen, where it can be named by connections; several are connected one by one. */
  cardKey?: string | undefined;
  canCopy: boolean;
};

/** What can be done with what is chosen. */
export const CardActions = memo(function CardActions({ cardKey, canCopy }: CardActionsProps) {
  const t = useTranslations('workflows.act');
  const { editor } = useEditorScope();
  const acts = useCardActs();
  return (
    <div className="flex flex-wrap gap-1">
      {cardKey !== undefined && (
        <>
          <Button size="sm" icon={<Cable aria-hidden />} onPress={() => editor.set({ connecting: cardKey })}>
            {t('connect')}
          </Button>
          <Button
            size="sm"
            icon={<Replace aria-hidden />}
            onPress={() => editor.set({ palette: { kind: 'replace', card: cardKey } })}
          >
            {t('replace')}
          </Button>
        </>
      )}
      {canCopy && (
        <Button size="sm" icon={<Copy aria-hidden />} onPress={acts.duplicate}>
          {t('duplicate')}
        </Button>
      )}
      <IconButton size="sm" label={t('delete')} icon={<Trash2 aria-hidden />} onPress={acts.remove} />
    </div>
  );
});
