'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Block } from '@/components/workflows/blocks/block-index';
import type { Finding } from '@/components/workflows/checks/findings';
import { own } from '@/components/workflows/document/document-canonical';
import { removeField } from '@/components/workflows/document/document-entries';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { ConfigField } from './config-field';

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

  useEffect(() => {
    if (wanted?.node !== node.key) return;
    editor.set({ wanted: undefined });
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const field =
      fields.find(({ dataset }) => dataset.field === wanted.key) ??
      fields.find(({ dataset }) => wanted.key?.startsWith(`${dataset.field}.`)) ??
      fields[0];
    const control = field?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]');
    (control ?? form.current)?.focus();
    (control ?? form.current)?.scrollIntoView({ block: 'nearest' });
  }, [wanted, node.key, editor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of the fields leads back to the node
    <div
      ref={form}
      tabIndex={-1}
      className="space-y-4 outline-none"
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
      {block.keys.map((key) => (
        <div key={key.key} data-field={key.key}>
          <ConfigField
            nodeKey={node.key}
            configKey={key}
            value={own(node.config, key.key)}
            findings={findings}
          />
        </div>
      ))}
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
