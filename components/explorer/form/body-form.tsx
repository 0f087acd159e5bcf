'use client';

import { useTranslations } from 'next-intl';
import { readJson } from '@/components/editing/read-json';
import type { ErrorDetail } from '@/lib/contract/errors';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, prettyJson } from '@/lib/json/same-json';
import { BodyField } from './body-field';
import type { FormField } from './form-field';
import { useIssueOf } from './use-field-words';
import { withValueAt } from './value-at';

type BodyFormProps = {
  field: FormField;
  /** The body as JSON: what the form shows is read out of it, and written into it. */
  text: string;
  onChange: (text: string) => void;
  issues: readonly ErrorDetail[];
};

/** The body by its fields. While its JSON cannot be read the form waits for it. */
export function BodyForm({ field, text, onChange, issues }: BodyFormProps) {
  const t = useTranslations('explorer.form');
  const issueOf = useIssueOf(issues);
  const { value, reason } = readJson(text) as { value?: Json; reason?: string };
  const fields = field.fields;
  if (reason !== undefined || !isJsonObject(value) || !fields) {
    return <p className="text-ink-muted">{t(reason !== undefined ? 'waits' : 'onlyJson')}</p>;
  }
  // What the contract does not know is told where the JSON is.
  return (
    <div className="space-y-3">
      {fields.map((each) => (
        <BodyField
          key={each.name}
          field={each}
          place={[each.name]}
          body={value}
          onChange={(place, next) => onChange(prettyJson(withValueAt(value, place, next)))}
          issueOf={issueOf}
        />
      ))}
      {fields.length === 0 && <p className="text-ink-muted">{t('noFields')}</p>}
    </div>
  );
}
