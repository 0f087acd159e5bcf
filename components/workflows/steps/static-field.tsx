'use client';

import { useTranslations } from 'next-intl';
import { ComboBox } from '@/components/ui/fields/combo-box';
import { Select } from '@/components/ui/fields/select';
import type { WidgetProps } from './config-field';
import { type RecordKind, recordKindOf, textOfValue, valueOfText, type Widget } from './config-values';
import { TagPicker } from './tag-picker';
import { TaggedText } from './tagged-text';
import { useRecordOptions } from './use-record-options';

/** A choice out of what there is, with a way to a merge tag beside it. */
export function StaticField({ widget, ...props }: WidgetProps & { widget: Widget }) {
  const kind = widget === 'record' ? recordKindOf(props.configKey.key) : undefined;
  if (kind === 'tagName') return <TagNameField {...props} />;
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        {kind ? (
          <RecordField {...props} kind={kind} />
        ) : (
          <ChoiceField {...props} isBoolean={widget === 'boolean'} />
        )}
      </div>
      {!props.isDisabled && (
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

/** The name of a contact's tag: one that there is, or any other, which is created when the step runs. */
function TagNameField(props: WidgetProps) {
  const { options } = useRecordOptions('tagName');
  return <TaggedText {...props} isLong={false} suggestions={options.map(({ label }) => label)} />;
}

/** A record by name. What is typed and no record's name is kept as it is: an id, or a tag that is not there yet. */
function RecordField({
  configKey,
  label,
  value,
  onChange,
  hint,
  isDisabled,
  kind,
}: WidgetProps & { kind: RecordKind }) {
  const t = useTranslations('workflows.form');
  const { options, isLoading, error, withoutId } = useRecordOptions(kind);
  const text = textOfValue(value);
  if (error)
    return <TaggedText {...{ configKey, label, value, onChange, hint, isDisabled }} isLong={false} />;
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
