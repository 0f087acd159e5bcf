'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { useBlank } from '@/components/records/blank';
import { KeyValueList } from '@/components/ui/key-value-list';
import type { DealRecord } from '@/lib/api/records';
import { formatInstant } from '@/lib/format/dates';

const instants = ['stage_changed_at', 'closed_at', 'created_at', 'updated_at'] as const;

/** What is known of a deal beside its form: custom fields and dates. */
export function DealDetails({ deal }: { deal: DealRecord }) {
  const t = useTranslations('pipelines');
  const blank = useBlank();
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const custom = Object.entries(deal.campos_custom ?? {});
  return (
    <>
      {custom.length > 0 && (
        <section>
          <h3 className="mb-1 font-medium">{t('field.campos_custom')}</h3>
          <KeyValueList items={custom.map(([label, value]) => ({ label, value: shortText(value) }))} />
        </section>
      )}
      <section>
        <h3 className="mb-1 font-medium">{t('deal.facts')}</h3>
        <KeyValueList
          items={[
            { label: t('field.id'), value: String(deal.id ?? blank(deal, 'id')) },
            ...(deal.motivo_perdida
              ? [{ label: t('field.motivo_perdida'), value: deal.motivo_perdida }]
              : []),
            ...instants.map((name) => ({
              label: t(`field.${name}`),
              value:
                deal[name] === undefined
                  ? blank(deal, name)
                  : formatInstant(deal[name], { locale, timeZone }),
            })),
          ]}
        />
        <p className="mt-1 text-ink-faint text-xs">{t('deal.zone', { timeZone })}</p>
      </section>
    </>
  );
}

function shortText(value: unknown): string {
  return typeof value === 'string' ? value || '—' : (JSON.stringify(value) ?? '—');
}
