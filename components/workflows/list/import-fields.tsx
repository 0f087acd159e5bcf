'use client';

import { Upload } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/fields/text-area';
import type { ImportCheck } from './import-check';
import { ImportReport } from './import-report';

type ImportFieldsProps = {
  text: string;
  onChange: (text: string) => void;
  check: ImportCheck | undefined;
  errorMessage: string | undefined;
};

/** A file or pasted JSON, and what is in it before anything is made of it. */
export function ImportFields({ text, onChange, check, errorMessage }: ImportFieldsProps) {
  const t = useTranslations('workflows.import');
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
      {check && <ImportReport check={check} />}
    </div>
  );
}
