'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RecordCell } from '@/components/records/fields/record-cell';
import { useWords } from '@/components/records/words';
import type { HistoryItem } from '@/lib/history/list-history';
import { toldAct } from '@/lib/history/told-act';
import type { Field, Resource } from '@/lib/resources/resource';
import type { ShowValue } from './event-body';

type HistorySentenceProps = { item: HistoryItem; of: Resource; show: ShowValue | undefined };

/** Kinds of many parts: the index keeps their text, not the parts. */
const manyParted: readonly string[] = ['custom', 'tags', 'json'];

/** What happened, as one would say it: who moved it from where to where, which field became what. */
export function HistorySentence({ item, of, show }: HistorySentenceProps) {
  const t = useTranslations('records.history');
  const words = useWords(of.words.fields);
  const told = toldAct(item);
  const fields = of.fields as Readonly<Record<string, Field | undefined>>;
  const who = { known: item.person ? 'yes' : 'no', name: item.person?.name ?? '' };
  const label = (field: string) => {
    const key = fields[field]?.form?.label ?? field;
    return words.has(key) ? words(key) : field;
  };
  const value = (field: string, text: string | null): ReactNode => {
    if (text === null) return t('nothing');
    const shown = show?.(field, text);
    if (shown !== undefined) return shown;
    return fields[field] ? <RecordCell of={of} name={field} row={{ [field]: text }} /> : text;
  };

  const isPlain = (field: string) => !manyParted.includes(fields[field]?.kind ?? '');
  if (told.act === 'changedOne' && !isPlain(told.change.field))
    return t('act.changedMany', { ...who, fields: label(told.change.field), more: 0 });
  if (told.act === 'moved' || told.act === 'changedOne') {
    const { field, before, after } = told.change;
    return t.rich(`act.${told.act}`, {
      ...who,
      field: label(field),
      from: () => value(field, before),
      to: () => value(field, after),
    });
  }
  if (told.act === 'changedMany') {
    const named = told.fields.slice(0, 3).map(label);
    return t('act.changedMany', {
      ...who,
      fields: named.join(', '),
      more: told.fields.length - named.length,
    });
  }
  if (told.reason !== undefined) return t('act.lostFor', { ...who, reason: told.reason });
  const key = `act.${told.verb}` as 'act.created';
  if (t.has(key)) return t(key, who);
  const word = `event.${told.verb}` as 'event.created';
  const plain = t.has(word) ? t(word) : t('unnamed', { type: item.type });
  return item.person ? `${plain} · ${item.person.name}` : plain;
}
