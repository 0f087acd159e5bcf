'use client';

import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/fields/text-area';

type JsonFileProps = {
  text: string;
  onChange: (text: string) => void;
  errorMessage?: string | undefined;
  /** What was found in it. */
  children: ReactNode;
};

/** A file or pasted JSON, and what is in it before anything is made of it. */
export function JsonFile({ text, onChange, errorMessage, children }: JsonFileProps) {
  const t = useTranslations('editing.file');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="space-y-2">
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('file')}
        className="sr-only"
        tabIndex={-1}
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) onChange(await file.text());
        }}
      />
      <Button icon={<Upload aria-hidden />} onPress={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <TextArea
        label={t('text')}
        value={text}
        onChange={onChange}
        rows={6}
        isMonospace
        spellCheck="false"
        errorMessage={errorMessage}
      />
      {children}
    </div>
  );
}

type FileReportProps = {
  /** Why nothing can be made of it, in words. */
  refusal?: string | undefined;
  holds?: string;
  warnings?: readonly (string | false | undefined)[];
};

/** What a check of a file found: what it holds, and what is odd in it. */
export function FileReport({ refusal, holds, warnings = [] }: FileReportProps) {
  if (refusal !== undefined) {
    return (
      <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
        {refusal}
      </p>
    );
  }
  return (
    <div role="status" className="space-y-1 rounded-md bg-sunken px-3 py-2 text-xs">
      <p>{holds}</p>
      {warnings.map(
        (warning) =>
          warning && (
            <p key={warning} className="text-warning-ink">
              {warning}
            </p>
          ),
      )}
    </div>
  );
}
