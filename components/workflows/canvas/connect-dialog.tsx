'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { Select } from '@/components/ui/fields/select';
import { Dialog } from '@/components/ui/overlays/dialog';
import { blocksOf, handlesOn } from '@/components/workflows/blocks/catalog-index';
import { faultOf } from '@/components/workflows/document/document-connections';
import { deleteEdges, edgeAt } from '@/components/workflows/document/document-edges';
import { type FlowCard, flowOf } from '@/components/workflows/document/document-flow';
import { connectCards } from '@/components/workflows/editor/editor-commands';
import { useDocument, useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';

/** Leads a handle of a card to another card, without a mouse. */
export function ConnectDialog() {
  const t = useTranslations('workflows.connect');
  const { editor, words } = useEditorScope();
  const connecting = useEditor((state) => state.connecting);
  const card = flowOf(useDocument()).card(connecting ?? '');
  const close = () => editor.set({ connecting: undefined });
  if (!card) return null;
  return (
    <Dialog isOpen onOpenChange={close} title={t('title', { name: words.title(card) })} size="sm">
      <ConnectForm card={card} onDone={close} />
    </Dialog>
  );
}

function ConnectForm({ card, onDone }: { card: FlowCard; onDone: () => void }) {
  const t = useTranslations('workflows.connect');
  const { editor, index, words } = useEditorScope();
  const flow = flowOf(editor.document);
  const handles = handlesOn(index, flow, card.key);
  const free = handles.find((handle) => !flow.out(card.key).some((edge) => edge.handle === handle));
  const [handle, setHandle] = useState(handles.includes(free) ? free : handles[0]);
  const outlet = { source: card.key, handle };
  const existing = edgeAt(editor.document, outlet);
  const [target, setTarget] = useState<string | null>(null);
  const targets = flow.cards.filter(
    ({ key }) => faultOf(flow, blocksOf(index, flow), outlet, key) === undefined,
  );
  const chosen = target ?? existing?.target ?? null;

  function apply() {
    if (chosen === null) return;
    const fault = connectCards(editor, index, outlet, chosen);
    editor.say(fault ? t(`fault.${fault}`) : t('done', { name: nameOf(chosen) }));
    onDone();
  }
  const nameOf = (key: string) => {
    const one = flow.card(key);
    return one ? words.title(one) : key;
  };

  if (handles.length === 0) return <p className="text-ink-muted">{t('fault.after_end')}</p>;
  return (
    <div className="space-y-3">
      {handles.length > 1 && (
        <Select
          label={t('handle')}
          options={handles.map((one) => ({ id: `out ${one ?? ''}`, label: words.handle(one) }))}
          value={`out ${handle ?? ''}`}
          onChange={(id) => {
            setHandle(id.slice('out '.length) || undefined);
            setTarget(null);
          }}
        />
      )}
      <ComboBox
        label={t('target')}
        options={targets.map((one) => ({
          id: one.key,
          label: `${words.title(one)} (${one.key})`,
          description: words.summary(one),
        }))}
        value={chosen}
        onChange={setTarget}
      />
      <div className="flex justify-end gap-2">
        {existing && (
          <Button
            onPress={() => {
              editor.edit('disconnect', (at) => deleteEdges(at, [existing.key]));
              editor.say(t('cut'));
              onDone();
            }}
          >
            {t('disconnect')}
          </Button>
        )}
        <Button variant="primary" isDisabled={chosen === null} onPress={apply}>
          {t('apply')}
        </Button>
      </div>
    </div>
  );
}
