'use client';

import { Cable, Copy, Replace, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConnectDialog } from './connect-dialog';
import type { FlowCard } from './document-flow';
import { copyChosen, deleteChosen, paste } from './editor-commands';
import { useEditorScope } from './editor-context';
import { focusCard } from './focus-card';

/** What can be done with the chosen card. */
export function CardActions({ card }: { card: FlowCard }) {
  const t = useTranslations('workflows.act');
  const { editor } = useEditorScope();
  const [isConnecting, setIsConnecting] = useState(false);

  function duplicate() {
    const clip = copyChosen(editor);
    if (clip) paste(editor, clip);
  }

  function remove() {
    deleteChosen(editor);
    editor.say(t('deleted'));
    if (editor.state.current !== undefined) focusCard(editor.state.current);
  }

  return (
    <div className="flex flex-wrap gap-1">
      {card.id !== undefined && (
        <>
          <Button size="sm" icon={<Cable aria-hidden />} onPress={() => setIsConnecting(true)}>
            {t('connect')}
          </Button>
          <Button
            size="sm"
            icon={<Replace aria-hidden />}
            onPress={() => editor.set({ palette: { kind: 'replace', card: card.key } })}
          >
            {t('replace')}
          </Button>
          <Button size="sm" icon={<Copy aria-hidden />} onPress={duplicate}>
            {t('duplicate')}
          </Button>
        </>
      )}
      <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onPress={remove}>
        {t('delete')}
      </Button>
      <ConnectDialog card={card} isOpen={isConnecting} onOpenChange={setIsConnecting} />
    </div>
  );
}
