'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { Select } from '@/components/ui/fields/select';
import { Dialog } from '@/components/ui/overlays/dialog';
import { blocksOf, handlesOn } from '@/components/workflows/blocks/block-index';
import { faultOf } from '@/components/workflows/document/document-connections';
import { deleteEdges, edgeAt } from '@/components/workflows/document/document-edges';
import { type FlowNode, flowOf } from '@/components/workflows/document/document-flow';
import { connectNodes } from '@/components/workflows/editor/editor-commands';
import { useDocument, useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';

/** Leads a handle of a node to another node, without a mouse. */
export function ConnectDialog() {
  const t = useTranslations('workflows.connect');
  const { editor, words } = useEditorScope();
  const connecting = useEditor((state) => state.connecting);
  const node = flowOf(useDocument()).node(connecting ?? '');
  const close = () => editor.set({ connecting: undefined });
  if (!node) return null;
  return (
    <Dialog isOpen onOpenChange={close} title={t('title', { name: words.title(node) })} size="sm">
      <ConnectForm node={node} onDone={close} />
    </Dialog>
  );
}

function ConnectForm({ node, onDone }: { node: FlowNode; onDone: () => void }) {
  const t = useTranslations('workflows.connect');
  const { editor, index, words } = useEditorScope();
  const flow = flowOf(editor.document);
  const handles = handlesOn(index, flow, node.key);
  const free = handles.find((handle) => !flow.out(node.key).some((edge) => edge.handle === handle));
  const [handle, setHandle] = useState(handles.includes(free) ? free : handles[0]);
  const from = { source: node.key, handle };
  const existing = edgeAt(editor.document, from);
  const [target, setTarget] = useState<string | null>(null);
  const targets = flow.nodes.filter(
    ({ key }) => faultOf(flow, blocksOf(index, flow), from, key) === undefined,
  );
  const chosen = target ?? existing?.target ?? null;

  function apply() {
    if (chosen === null) return;
    const fault = connectNodes(editor, index, from, chosen);
    editor.say(fault ? t(`fault.${fault}`) : t('done', { name: nameOf(chosen) }));
    onDone();
  }
  const nameOf = (key: string) => {
    const one = flow.node(key);
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
