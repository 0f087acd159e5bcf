'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useToday } from '@/components/catalog/use-today';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/states';
import { useDebounced } from '@/components/ui/use-debounced';
import { savePrice } from '@/lib/api/contract/catalog';
import { type ChangeDraft, changeOf, firstDraft } from '@/lib/catalog/change/draft';
import { type PricedProduct, previewOf, termsIn } from '@/lib/catalog/change/preview';
import { decimalMark } from '@/lib/format/typed-amount';
import type { StartedJob } from '@/lib/jobs/job';
import { ChangeBar } from './change-bar';
import { ChangeFields } from './change-fields';
import { ChangePreview } from './change-preview';
import { ChangeResult } from './change-result';
import { useChosen } from './use-chosen';

/** Prices of many products changed at once: which, how and from when, what that comes to, and then a job. */
export function ChangePage() {
  const t = useTranslations('catalog.change');
  const mayChange = useCan(savePrice);
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <PageHeader title={t('title')} description={t('about')} />
      <div className="flex min-h-0 flex-1 flex-col px-4 pb-4 sm:px-6">
        {mayChange ? <ReadFirst /> : <p className="text-ink-muted">{t('notAllowed')}</p>}
      </div>
    </div>
  );
}

function ReadFirst() {
  const t = useTranslations('catalog.change');
  const { data, error, refetch, read, isByIds, isFiltered } = useChosen();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <p role="status" className="text-ink-muted tabular-nums">
        {t('reading', { count: read })}
      </p>
    );
  }
  if (data.length === 0) return <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>;
  const which = isByIds ? 'selected' : isFiltered ? 'matching' : 'all';
  return (
    <>
      <p className="mb-3">
        <span className="font-medium">{t(`which.${which}`, { count: data.length })}</span>
        {which === 'all' && data.length > 1 && <span className="ml-2 text-ink-muted">{t('narrow')}</span>}
      </p>
      <Change products={data} />
    </>
  );
}

function Change({ products }: { products: readonly PricedProduct[] }) {
  const t = useTranslations('catalog.change');
  const today = useToday();
  const mark = decimalMark(useLocale());
  const terms = useMemo(() => termsIn(products), [products]);
  const [draft, setDraft] = useState<ChangeDraft>(() => firstDraft(terms.moneda[0] ?? null, today));
  const [begun, setBegun] = useState<StartedJob>();
  const { change, issues, readAs } = useMemo(() => changeOf(draft, mark, today), [draft, mark, today]);
  // What is typed shows at once; thousands of rows follow when it rests.
  const counted = useDebounced(change, 150);
  const rows = useMemo(
    () => (counted ? previewOf(products, counted, today) : undefined),
    [products, counted, today],
  );
  if (terms.moneda.length === 0) return <EmptyState title={t('noPrices')}>{t('noPricesText')}</EmptyState>;
  return (
    <>
      <ChangeFields
        terms={terms}
        draft={draft}
        issues={issues}
        readAs={readAs}
        today={today}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      {rows && counted ? (
        <>
          <ChangePreview rows={rows} change={counted} />
          <ChangeBar
            rows={rows}
            change={counted}
            isCounting={counted !== change}
            onBegun={(job) => {
              setBegun(job);
              setDraft((before) => ({ ...before, typed: '' }));
            }}
          />
        </>
      ) : (
        <>
          {begun && <ChangeResult started={begun} />}
          <p className="mt-4 text-ink-muted">{t('fillIn')}</p>
        </>
      )}
    </>
  );
}
