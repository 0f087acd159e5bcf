'use client';

import { useLocale } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { RecordName } from '@/components/records/pick/record-name';
import { TagChips } from '@/components/records/pick/tag-chips';
import { useChoiceWords } from '@/components/records/words';
import { Badge, type Tone } from '@/components/ui/badge';
import { Instant } from '@/components/ui/instant';
import type { Id } from '@/lib/api/loose';
import { customText } from '@/lib/fields/custom-fields';
import { showRut } from '@/lib/fields/rut';
import { formatDay } from '@/lib/format/dates';
import { isDay } from '@/lib/format/days';
import { currencyName, formatMoney } from '@/lib/format/money';
import type { Field, Resource } from '@/lib/resources/resource';

type RecordCellProps<Row extends object> = { of: Resource<Row>; name: string; row: Row };

/** The value of a field, as records of its kind show it everywhere; a dash where nothing is there. */
export function RecordCell<Row extends object>({ of, name, row }: RecordCellProps<Row>) {
  const values = row as Readonly<Record<string, unknown>>;
  const field = (of.fields as Readonly<Record<string, Field | undefined>>)[name];
  const value = values[name];
  if (field === undefined || value === undefined || value === null || value === '') {
    return <Blank of={row} field={name} />;
  }
  return <Value field={field} value={value} currency={field.currency ? values[field.currency] : undefined} />;
}

function Value({ field, value, currency }: { field: Field; value: unknown; currency: unknown }) {
  const text = String(value);
  switch (field.kind) {
    case 'instant':
      return <Instant value={text} />;
    case 'date':
      return isDay(text) ? <Day day={text} /> : <Instant value={text} />;
    case 'rut':
      return <>{showRut(text)}</>;
    case 'money':
      return <Money amount={text} currency={typeof currency === 'string' ? currency : ''} />;
    case 'currency':
      return <>{currencyName(text)}</>;
    case 'choice':
      return <Choice words={field.choiceWords} word={text} tone={field.tones?.[text]} />;
    case 'tags':
      return <Tags tags={value as Parameters<typeof TagChips>[0]['tags']} />;
    case 'ref':
      return <RecordName of={field.to ?? ''} id={value as Id} />;
    case 'flag':
      return <Choice words="ui.flag" word={text} />;
    case 'custom':
      return <Custom fields={value as Readonly<Record<string, unknown>>} />;
    case 'json':
      return <>{JSON.stringify(value)}</>;
    default:
      return <>{text}</>;
  }
}

function Day({ day }: { day: string }) {
  return <span className="whitespace-nowrap">{formatDay(day, useLocale())}</span>;
}

function Money({ amount, currency }: { amount: string; currency: string }) {
  return <span className="tabular-nums">{formatMoney(amount, currency, useLocale())}</span>;
}

type ChoiceProps = { words: string | undefined; word: string; tone?: Tone | undefined };

function Choice({ words, word, tone = 'neutral' }: ChoiceProps) {
  return <Badge tone={tone}>{useChoiceWords(words)(word)}</Badge>;
}

function Tags({ tags }: Parameters<typeof TagChips>[0]) {
  return tags.length > 0 ? <TagChips tags={tags} /> : <>—</>;
}

function Custom({ fields }: { fields: Readonly<Record<string, unknown>> }) {
  const entries = Object.entries(fields);
  if (entries.length === 0) return <>—</>;
  return (
    <ul>
      {entries.map(([key, value]) => (
        <li key={key} className="break-words">
          <span className="text-ink-muted">{key}:</span> {customText(value)}
        </li>
      ))}
    </ul>
  );
}
