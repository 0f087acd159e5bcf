'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Json } from '@/lib/contract/scalars';
import { isSame, prettyJson } from '@/lib/json/same-json';
import type { DocumentEditor, EditingState } from './document-editor';
import { readJson } from './read-json';

const JsonEditor = dynamic(() => import('./json-editor'), {
  ssr: false,
  loading: () => <Skeleton className="h-80" />,
});

type JsonDraftProps<Content> = {
  editor: DocumentEditor<Content, EditingState<Content>>;
  /** What it is of, among all that the editor may show as JSON. */
  subject: string;
  label: string;
  value: Json;
  onApply: (value: Json) => void;
  isReadOnly: boolean;
  height?: string;
};

/**
 * A value as JSON, applied by a button once it can be read: half-typed JSON never reaches the document, and is kept
 * beside it.
 */
export function JsonDraft<Content>({
  editor,
  subject,
  label,
  value,
  onApply,
  isReadOnly,
  height,
}: JsonDraftProps<Content>) {
  const t = useTranslations('editing.json');
  const read = () => editor.state.typed.get(subject);
  const typed = useSyncExternalStore(editor.subscribe, read, read);
  const isCurrent = typed !== undefined && isSame(typed.of, value);
  const text = isCurrent ? typed.text : prettyJson(value);
  const parsed = readJson(text);
  const isChanged = parsed.reason === undefined && !isSame(parsed.value, value);

  function keep(next: string | undefined) {
    const all = new Map(editor.state.typed);
    if (next === undefined) all.delete(subject);
    else all.set(subject, { of: value, text: next });
    editor.set({ typed: all });
  }

  return (
    <div className="space-y-2">
      <JsonEditor label={label} value={text} height={height} isReadOnly={isReadOnly} onChange={keep} />
      {parsed.reason !== undefined && (
        <p role="alert" className="text-danger-ink text-xs">
          {t('notJson', { reason: parsed.reason })}
        </p>
      )}
      {!isReadOnly && (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="primary"
            isDisabled={!isChanged}
            onPress={() => parsed.reason === undefined && onApply(parsed.value)}
          >
            {t('apply')}
          </Button>
          {isCurrent && text !== prettyJson(value) && (
            <Button size="sm" onPress={() => keep(undefined)}>
              {t('revert')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
