'use client';

import { useTranslations } from 'next-intl';
import { ChangedWords } from '@/components/editing/changed-words';
import { PartValue } from '@/components/editing/part-value';
import { diffWords } from '@/components/editing/word-diff';
import { Disclosure } from '@/components/ui/disclosure';
import type { WorkflowDocument } from '@/components/workflows/document/document';
import { fieldChanges } from '@/components/workflows/document/field-changes';
import type { Json } from '@/lib/contract/scalars';
import { useFieldName } from './use-field-name';

type PartFieldsProps = {
  /** Of the part, as `partsOf` names it. */
  part: string;
  before: Json | undefined;
  after: Json | undefined;
  /** Whose the sides are. */
  labels: { readonly before: string; readonly after: string };
  /** Said of a side where the field is not there. */
  none: string;
  /** What the part may be of, beside what is edited and stored. */
  base?: WorkflowDocument | undefined;
  /** Of the heading of its JSON. */
  level: 2 | 4;
};

/** The fields in which two versions of a part differ, side by side with the words that do; the JSON below. */
export function PartFields({ part, before, after, labels, none, base, level }: PartFieldsProps) {
  const t = useTranslations('workflows.changes');
  const { name, text } = useFieldName(base);
  return (
    <div className="min-w-0 space-y-1">
      <table className="w-full table-fixed text-left text-xs">
        <caption className="sr-only">{t('fields')}</caption>
        <thead className="text-ink-muted">
          <tr>
            <th scope="col" className="w-1/4 py-1 pr-2 font-normal">
              {t('fieldName')}
            </th>
            <th scope="col" className="py-1 pr-2 font-normal">
              {labels.before}
            </th>
            <th scope="col" className="py-1 font-normal">
              {labels.after}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y border-t align-top">
          {fieldChanges(before, after).map((change) => {
            const parts = diffWords(text(change, change.before), text(change, change.after));
            return (
              <tr key={change.path.join(' ')}>
                <th scope="row" className="break-words py-1.5 pr-2 font-medium">
                  {name(part, change)}
                </th>
                {(['before', 'after'] as const).map((side) => (
                  <td key={side} className="py-1.5 pr-2">
                    {change[side] === undefined ? (
                      <span className="text-ink-muted">{none}</span>
                    ) : (
                      <ChangedWords parts={parts} side={side} />
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Disclosure title={t('json')} level={level} isLazy>
        <div className="grid gap-2 sm:grid-cols-2">
          <PartValue label={labels.before} value={before} none={none} />
          <PartValue label={labels.after} value={after} none={none} />
        </div>
      </Disclosure>
    </div>
  );
}
