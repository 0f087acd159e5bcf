'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Block } from '@/components/workflows/blocks/block-index';
import type { Finding } from '@/components/workflows/checks/findings';
import { removeField } from '@/components/workflows/document/document-entries';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { durationKeys } from '@/components/workflows/sentences/durations';
import { besideOf } from '@/components/workflows/values/beside';
import { messageOf } from '@/components/workflows/values/message';
import { own } from '@/lib/json/same-json';
import { ConfigField } from './config-field';
import { focusWanted } from './focus-wanted';
import { MessagePreview } from './message-preview';

type StepFormProps = { node: FlowNode; block: Block; findings: readonly Finding[] };

/** The form of a step, made from what the server says of its config. */
export function StepForm({ node, block, findings }: StepFormProps) {
  const t = useTranslations('workflows.form');
  const { editor, isReadOnly } = useEditorScope();
  const form = useRef<HTMLDivElement>(null);
  const wanted = useEditor((state) => state.wanted);
  const others = Object.keys(node.config).filter((key) => !block.keys.some((one) => one.key === key));
  // Only a schema that was read whole tells what a step does not read.
  const unread = block.settings === 'known' ? others : [];
  const message = messageOf(node, block);
  const time = durationKeys(block.keys.map(({ key }) => key));
  const takesTags = node.list === 'nodes';

  useEffect(() => {
    if (wanted?.node !== node.key || !form.current) return;
    editor.set({ wanted: undefined });
    focusWanted(form.current, wanted.key);
  }, [wanted, node.key, editor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of the fields leads back to the node
    <div
      ref={form}
      tabIndex={-1}
      className="space-y-4 outline-none"
      onBlur={({ target, relatedTarget }) => {
        const field = target.closest<HTMLElement>('[data-field]');
        // A list that a field opened is part of it.
        const isIn =
          field?.contains(relatedTarget) || relatedTarget?.closest('[role=dialog], [role=listbox]');
        if (field?.dataset.field && !isIn) editor.leave(node.key, field.dataset.field);
      }}
      onKeyDown={(event) => {
        // An open list takes the first Escape for itself.
        const isOpen = (event.target as Element).getAttribute('aria-expanded') === 'true';
        if (event.key === 'Escape' && !event.defaultPrevented && !isOpen) focusNode(node.key);
      }}
    >
      {block.settings === 'known' ? (
        block.keys.length === 0 && <p className="text-ink-muted">{t('noKeys')}</p>
      ) : (
        <p className="rounded-md bg-sunken px-3 py-2 text-ink-muted text-xs">
          {t(`settings.${block.settings}`)}
        </p>
      )}
      <div className={message && 'grid items-start gap-4 @2xl:grid-cols-2'}>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
          {block.keys.map((key) => (
            <div
              key={key.key}
              data-field={key.key}
              // A length of time is a number and its unit, side by side.
              className={
                time && (key.key === time.amount || key.key === time.unit) ? 'min-w-0' : 'col-span-2 min-w-0'
              }
            >
              <ConfigField
                nodeKey={node.key}
                configKey={key}
                value={own(node.config, key.key)}
                findings={findings}
                takesTags={takesTags}
                isPreviewed={
                  message !== undefined && (key.key === message.body || key.key === message.subject)
                }
                beside={besideOf(key, node.config, block)}
              />
            </div>
          ))}
        </div>
        {message && <MessagePreview message={message} config={node.config} />}
      </div>
      {unread.length > 0 && (
        <section
          className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs"
          data-field="#unread"
        >
          <h3 className="font-medium">{t('unread')}</h3>
          <ul>
            {unread.map((key) => (
              <li key={key} data-field={key} className="flex min-h-8 items-center justify-between gap-2">
                <code className="min-w-0 truncate font-mono">{key}</code>
                {!isReadOnly && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onPress={() => editor.edit('config', (at) => removeField(at, node.key, ['config', key]))}
                  >
                    {t('removeKey', { key })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
