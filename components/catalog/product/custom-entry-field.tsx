'use client';

import { Undo2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useChoiceWords } from '@/components/records/words';
import { DateField } from '@/components/ui/fields/date-field';
import { Select } from '@/components/ui/fields/select';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import type { CustomEntry, CustomIssue } from '@/lib/catalog/facts/custom-entries';
import { isDay } from '@/lib/format/days';

type CustomEntryFieldProps = {
  entry: CustomEntry;
  issue: CustomIssue | undefined;
  onChange: (entry: CustomEntry) => void;
  onRemove: () => void;
};

const nameIssues: readonly string[] = ['name_required', 'name_taken'];

/** One custom field: its name, a control by what it holds, and a way to remove it that can be taken back. */
export function CustomEntryField({ entry, issue, onChange, onRemove }: CustomEntryFieldProps) {
  const t = useTranslations('catalog.product.custom');
  const { name, original, isRemoved = false } = entry;
  const label = name.trim() === '' ? t('newName') : name;
  const isNameWrong = issue !== undefined && nameIssues.includes(issue);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 sm:grid-cols-[minmax(7rem,10rem)_minmax(0,1fr)_auto]">
      {original ? (
        <span
          className={`break-words py-1.5 font-mono text-xs leading-5 ${isRemoved ? 'text-ink-faint line-through' : 'text-ink-muted'}`}
        >
          {name}
        </span>
      ) : (
        <TextField
          label={t('name')}
          isLabelHidden
          placeholder={t('name')}
          isMonospace
          maxLength={100}
          value={name}
          autoFocus
          onChange={(next) => onChange({ ...entry, name: next })}
          {...(isNameWrong && { errorMessage: t(`issue.${issue}`) })}
        />
      )}
      <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
        {isRemoved ? (
          <p className="py-1.5 text-ink-muted">{t('removed')}</p>
        ) : (
          <ValueField
            entry={entry}
            label={t('value', { name: label })}
            errorMessage={issue && !isNameWrong ? t(`issue.${issue}`) : undefined}
            onChange={(text) => onChange({ ...entry, text })}
          />
        )}
      </div>
      <IconButton
        label={t(isRemoved ? 'keep' : 'remove', { name: label })}
        icon={isRemoved ? <Undo2 aria-hidden /> : <X aria-hidden />}
        className="max-sm:row-start-1 max-sm:col-start-2"
        onPress={onRemove}
      />
    </div>
  );
}

type ValueFieldProps = {
  entry: CustomEntry;
  label: string;
  errorMessage: string | undefined;
  onChange: (text: string) => void;
};

function ValueField({ entry: { kind, text }, label, errorMessage, onChange }: ValueFieldProps) {
  const flag = useChoiceWords('ui.flag');
  const shared = { label, isLabelHidden: true, ...(errorMessage !== undefined && { errorMessage }) };
  if (kind === 'flag') {
    const options = ['true', 'false'].map((id) => ({ id, label: flag(id) }));
    return <Select {...shared} value={text} options={options} onChange={onChange} className="w-32" />;
  }
  if (kind === 'date') {
    const day = isDay(text) ? text : null;
    return <DateField {...shared} value={day} onChange={(next) => onChange(next ?? '')} className="w-44" />;
  }
  if (kind === 'json' || text.includes('\n')) {
    return <TextArea {...shared} rows={4} value={text} onChange={onChange} isMonospace={kind === 'json'} />;
  }
  return (
    <TextField
      {...shared}
      value={text}
      onChange={onChange}
      autoComplete="off"
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
    />
  );
}
