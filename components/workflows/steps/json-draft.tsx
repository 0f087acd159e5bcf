'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { isSame, prettyJson } from '@/components/workflows/document/document-canonical';
import type { JsonSubject } from '@/components/workflows/document/typed-json';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Json } from '@/lib/contract/scalars';
import { parseJson } from '@/lib/json/parse-json';

const JsonEditor = dynamic(() => import('./json-editor'), {
  ssr: false,
  loading: () => <Skeleton className="h-80" />,
});

type JsonDraftProps = {
  subject: JsonSubject;
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
export function JsonDraft({ subject, label, value, onApply, isReadOnly, height }: JsonDraftProps) {
  const t = useTranslations('workflows.json');
  const { editor } = useEditorScope();
  const typed = useEditor((state) => state.typed.get(subject));
  const isCurrent = typed !== undefined && isSame(typed.of, value);
  const text = isCurrent ? typed.text : prettyJson(value);
  const parsed = parse(text);
  const isChanged = parsed.error === undefined && !isSame(parsed.value, value);

  function keep(next: string | undefined) {
    const all = new Map(editor.state.typed);
    if (next === undefined) all.delete(subject);
    else all.set(subject, { of: value, text: next });
    editor.set({ typed: all });
  }

  return (
    <div className="space-y-2">
      <JsonEditor label={label} value={text} height={height} isReadOnly={isReadOnly} onChange={keep} />
      {parsed.error !== undefined && (
        <p role="alert" className="text-danger-ink text-xs">
          {t('notJson', { reason: parsed.error })}
        </p>
      )}
      {!isReadOnly && (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="primary"
            isDisabled={!isChanged}
            onPress={() => parsed.error === undefined && onApply(parsed.value)}
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

function parse(text: string): { value: Json; error?: undefined } | { error: string } {
  try {
    return { value: parseJson(text) as Json };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
