'use client';

import { useTranslations } from 'next-intl';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { Select } from '@/components/ui/fields/select';
import { textOfValue, valueOfText, type Widget } from '@/components/workflows/values/config-values';
import type { Id } from '@/lib/api/loose';
import { type FoundKind, isListed, type ListedKind, recordKindOf } from '@/lib/workflows/record-kinds';
import type { WidgetProps } from './config-field';
import { TagPicker } from './tag-picker';
import { TaggedText } from './tagged-text';
import { useRecordOptions } from './use-record-options';

const resources: Record<FoundKind, string> = {
  contact: 'contacts',
  company: 'companies',
  deal: 'deals',
  product: 'products',
};

/** A choice out of what there is; a record may be a merge tag as well. */
export function StaticField({ widget, ...props }: WidgetProps & { widget: Widget }) {
  const kind = widget === 'record' ? recordKindOf(props.configKey.key) : undefined;
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        {kind && isListed(kind) ? (
          <RecordField {...props} kind={kind} />
        ) : kind && Object.hasOwn(resources, kind) ? (
          <FoundRecord {...props} of={resources[kind as FoundKind]} />
        ) : (
          <ChoiceField {...props} isBoolean={widget === 'boolean'} />
        )}
      </div>
      {kind && props.takesTags && !props.isDisabled && (
        <div className="pt-5.5">
          <TagPicker label={props.label} onChoose={props.onChange} />
        </div>
      )}
    </div>
  );
}

function ChoiceField({
  configKey,
  label,
  value,
  onChange,
  hint,
  isDisabled,
  isBoolean,
}: WidgetProps & { isBoolean: boolean }) {
  const t = useTranslations('workflows.form');
  const choices = isBoolean
    ? [true, false].map((one) => ({ value: one, label: t(one ? 'yes' : 'no') }))
    : configKey.choices;
  const text = textOfValue(value);
  // A value that is not among them is shown all the same: it is what the workflow holds.
  const isThere = text === '' || choices.some((choice) => String(choice.value) === text);
  const shown = isThere ? choices : [...choices, { value: text, label: text }];
  const options = [
    ...(configKey.required ? [] : [{ id: 'none', label: t('unset') }]),
    ...shown.map((one) => ({ id: `value ${one.value}`, label: one.label })),
  ];
  return (
    <Select
      label={label}
      options={options}
      value={text === '' ? null : `value ${text}`}
      onChange={(id) => onChange(shown.find((one) => id === `value ${one.value}`)?.value)}
      description={hint}
      isDisabled={isDisabled}
    />
  );
}

/** A record by name. What is typed and no record's name is kept as it is: an id, or a tag that is not there yet. */
function RecordField({
  configKey,
  label,
  value,
  onChange,
  hint,
  isDisabled,
  takesTags,
  kind,
}: WidgetProps & { kind: ListedKind }) {
  const t = useTranslations('workflows.form');
  const { options, isLoading, error, withoutId } = useRecordOptions(kind);
  const text = textOfValue(value);
  if (error) return <TaggedText {...{ configKey, label, value, onChange, hint, isDisabled, takesTags }} />;
  const isThere = text === '' || options.some(({ id }) => id === text);
  const shown = isThere ? options : [{ id: text, label: `#${text}`, value: text }, ...options];
  return (
    <ComboBox
      label={label}
      options={shown}
      value={text === '' ? null : text}
      isLoading={isLoading}
      isDisabled={isDisabled}
      onCustomValue={(typed) => onChange(valueOfText(typed, configKey.type))}
      onChange={(id) =>
        onChange(id === null ? undefined : (options.find((one) => one.id === id)?.value ?? id))
      }
      placeholder={t('chooseRecord')}
      description={
        <>
          {hint}
          {withoutId && isThere && <span className="block">{withoutId}</span>}
          {!isThere && !isLoading && (
            <span className="block text-warning-ink">{withoutId ?? t('noSuchRecord', { id: text })}</span>
          )}
        </>
      }
    />
  );
}

/** A record that is found on the server by what is typed. */
function FoundRecord({ of, label, value, onChange, hint, isDisabled }: WidgetProps & { of: string }) {
  return (
    <div className="space-y-1">
      <RecordPicker
        of={of}
        label={label}
        value={textOfValue(value) === '' ? null : (value as Id)}
        onChange={(id) => onChange(id ?? undefined)}
        isDisabled={isDisabled}
      />
      <p className="text-ink-muted text-xs">{hint}</p>
    </div>
  );
}
