'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { TextField } from '@/components/ui/fields/text-field';
import type { Id } from '@/lib/api/loose';
import { PipelinePicker } from './pipeline-picker';

type IdFieldProps = {
  /** The resource, as `recordOfField` names it. */
  of: string;
  label: string;
  isOptional: boolean;
  description?: string | undefined;
  placeholder?: string | undefined;
  errorMessage?: string | undefined;
  text: string;
  /** An id of a picked record is as the server gave it, one that was typed a text. */
  onChange: (id: Id) => void;
};

/** An id, typed or taken from the records that there are. */
export function IdField({ of, text, onChange, placeholder, errorMessage, ...words }: IdFieldProps) {
  const t = useTranslations('explorer.form');
  const [picked, setPicked] = useState<Id | null>(null);
  const value = picked !== null && String(picked) === text ? picked : null;
  const picker = { label: t('pick', { name: words.label }), isLabelHidden: true };
  function pick(id: Id | null) {
    setPicked(id);
    onChange(id ?? '');
  }
  // The hint of the text field spans both columns: its frame lays nothing out by itself.
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-2">
      <TextField
        {...words}
        {...(errorMessage && { errorMessage })}
        {...(placeholder !== undefined && { placeholder })}
        value={text}
        onChange={onChange}
        isMonospace
        className="contents [&>label]:col-span-2 [&>span]:col-span-2"
      />
      <div className="col-start-2 row-start-2 min-w-0">
        {of === 'pipelines' || of === 'stages' ? (
          <PipelinePicker
            of={of}
            label={picker.label}
            value={value === null ? null : String(value)}
            onChange={pick}
          />
        ) : (
          <RecordPicker {...picker} of={of} value={value} onChange={pick} isAmongThose />
        )}
      </div>
    </div>
  );
}
