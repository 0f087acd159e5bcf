'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Json } from '@/lib/contract/scalars';
import { isSame, prettyJson } from './document-canonical';

const JsonEditor = dynamic(() => import('./json-editor'), {
  ssr: false,
  loading: () => <Skeleton className="h-80" />,
});

type JsonDraftProps = {
  label: string;
  value: Json;
  onApply: (value: Json) => void;
  isReadOnly: boolean;
  height?: string;
};

/** A value as JSON, applied by a button once it can be read: half-typed JSON never reaches the document. */
export function JsonDraft({ label, value, onApply, isReadOnly, height }: JsonDraftProps) {
  const t = useTranslations('workflows.json');
  const [draft, setDraft] = useState<{ of: Json; text: string } | undefined>();
  const isCurrent = draft !== undefined && isSame(draft.of, value);
  const text = isCurrent ? draft.text : prettyJson(value);
  const parsed = parse(text);
  const isChanged = parsed.error === undefined && !isSame(parsed.value, value);
  return (
    <div className="space-y-2">
      <JsonEditor
        label={label}
        value={text}
        height={height}
        isReadOnly={isReadOnly}
        onChange={(next) => setDraft({ of: value, text: next })}
      />
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
            <Button size="sm" onPress={() => setDraft(undefined)}>
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
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
