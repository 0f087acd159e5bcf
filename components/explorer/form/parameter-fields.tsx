'use client';

import { ComboBox } from '@/components/ui/fields/combo-box';
import { TextField } from '@/components/ui/fields/text-field';
import type { ErrorDetail } from '@/lib/contract/errors';
import type { FormField } from './form-field';
import { IdField } from './id-field';
import { recordOfField } from './record-of-field';
import { useFieldWords, useIssueOf } from './use-field-words';

type ParameterFieldsProps = {
  legend: string;
  fields: readonly FormField[];
  /** The operation's path: it tells what an `id` is of. */
  path: string;
  values: Readonly<Record<string, string>>;
  onChange: (values: Readonly<Record<string, string>>) => void;
  issues: readonly ErrorDetail[];
};

/** Parameters of the path or the query: texts, as they stand in the address. */
export function ParameterFields({ legend, fields, path, values, onChange, issues }: ParameterFieldsProps) {
  const wordsOf = useFieldWords();
  const issueOf = useIssueOf(issues);
  if (fields.length === 0) return null;
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {fields.map((field) => {
        const { name, options, example } = field;
        const text = values[name] ?? '';
        const set = (next: string) => onChange({ ...values, [name]: next });
        const words = {
          label: name,
          isOptional: !field.isRequired,
          description: wordsOf(field),
          ...(issueOf(name) && { errorMessage: issueOf(name)! }),
        };
        const placeholder = example === undefined ? undefined : String(example);
        const record = recordOfField(name, path);
        if (record) {
          return (
            <IdField
              key={name}
              {...words}
              of={record}
              placeholder={placeholder}
              text={text}
              onChange={(id) => set(String(id))}
            />
          );
        }
        if (options) {
          return (
            <ComboBox
              key={name}
              {...words}
              options={options.map((id) => ({ id, label: id }))}
              value={options.includes(text) ? text : null}
              onChange={(id) => set(id ?? '')}
            />
          );
        }
        return (
          <TextField
            key={name}
            {...words}
            {...(placeholder !== undefined && { placeholder })}
            value={text}
            onChange={set}
            isMonospace
          />
        );
      })}
    </fieldset>
  );
}
