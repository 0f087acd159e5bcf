'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { formFieldTypes } from '@/lib/api/contract/forms';
import type { FormChange } from './form-changes';

/** Sentences about changes of a form; those that break what reads it carry a sign. */
export function ChangeList({ label, changes }: { label: string; changes: readonly FormChange[] }) {
  const t = useTranslations('forms.change');
  const sentence = useChangeSentence();
  return (
    <ul aria-label={label} className="space-y-1">
      {changes.map((change) => (
        <li key={JSON.stringify(change)} className="flex items-baseline gap-1.5 break-words">
          {change.breaks ? (
            <>
              <TriangleAlert aria-hidden className="size-3.5 shrink-0 self-center text-warning" />
              <span className="sr-only">{t('breaks')}: </span>
            </>
          ) : (
            <span aria-hidden className="w-3.5 shrink-0 text-center text-ink-faint">
              ·
            </span>
          )}
          <span className="min-w-0 text-ink">{sentence(change)}</span>
        </li>
      ))}
    </ul>
  );
}

const LONGEST = 120;
const short = (text = '') => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function useChangeSentence(): (change: FormChange) => string {
  const t = useTranslations('forms.change');
  const types = useTranslations('forms.type');
  const typeName = (type = '') =>
    (formFieldTypes as readonly string[]).includes(type) ? types(type as 'texto') : short(type) || t('none');
  return ({ kind, field = '', from, to }) => {
    const values = { field: short(field), from: short(from) || t('none'), to: short(to) || t('none') };
    if (kind === 'type') return t('type', { ...values, from: typeName(from), to: typeName(to) });
    if (kind === 'added') return t(to === 'required' ? 'addedRequired' : 'added', values);
    return t(kind, values);
  };
}
