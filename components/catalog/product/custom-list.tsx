'use client';

import { useLocale } from 'next-intl';
import { useChoiceWords } from '@/components/records/words';
import { Badge } from '@/components/ui/badge';
import { kindOf, textOf } from '@/lib/catalog/facts/custom-entries';
import { formatDay } from '@/lib/format/dates';

/** Custom fields to read, each as what it holds. */
export function CustomList({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  return (
    <dl>
      {Object.entries(fields).map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(7rem,10rem)_minmax(0,1fr)] gap-x-3 py-1.5 max-sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <dt className="break-words font-mono text-ink-muted text-xs leading-5">{name}</dt>
          <dd className="min-w-0 break-words">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: unknown }) {
  const locale = useLocale();
  const flag = useChoiceWords('ui.flag');
  const text = textOf(value);
  switch (kindOf(value)) {
    case 'flag':
      return <Badge>{flag(text)}</Badge>;
    case 'date':
      return <>{formatDay(text, locale)}</>;
    case 'number':
      return <span className="tabular-nums">{text}</span>;
    case 'json':
      return <code className="whitespace-pre-wrap break-all font-mono text-xs">{text}</code>;
    default:
      return <span className="whitespace-pre-wrap">{text === '' ? '—' : text}</span>;
  }
}
