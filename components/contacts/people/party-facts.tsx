'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { useBlank } from '@/components/records/panel/blank';
import { Instant } from '@/components/ui/instant';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { PartyRecord } from '@/lib/api/records';

/** What is known of a record beside its form. */
export function PartyFacts({ party }: { party: PartyRecord }) {
  const t = useTranslations('contacts');
  const timeZone = useTimeZone() ?? 'UTC';
  const blank = useBlank();
  const instant = (field: 'created_at' | 'updated_at') =>
    party[field] === undefined ? blank(party, field) : <Instant value={party[field]} />;
  return (
    <section>
      <h3 className="mb-1 font-medium">{t('facts.title')}</h3>
      <KeyValueList
        items={[
          { label: t('field.id'), value: String(party.id ?? blank(party, 'id')) },
          { label: t('field.created_at'), value: instant('created_at') },
          { label: t('field.updated_at'), value: instant('updated_at') },
        ]}
      />
      <p className="mt-1 text-ink-faint text-xs">{t('facts.zone', { timeZone })}</p>
    </section>
  );
}
