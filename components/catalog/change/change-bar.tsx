'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { useJobs } from '@/components/jobs/jobs-context';
import { useIsGroupBusy } from '@/components/jobs/use-is-group-busy';
import { useNameOr } from '@/components/records/blank';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { PriceChange } from '@/lib/catalog/change/change';
import { notesOf, type PreviewRow } from '@/lib/catalog/change/preview';
import { formatDay } from '@/lib/format/dates';
import type { StartedJob } from '@/lib/jobs/job';
import type { PriceItem } from '@/lib/jobs/steps/change-prices';
import { products } from '@/lib/resources/catalog/products';
import { TO_CHANGE } from './use-chosen';

/** Two would change the same prices twice. */
const GROUP = 'price-changes';

type ChangeBarProps = {
  rows: readonly PreviewRow[];
  change: PriceChange;
  isCounting: boolean;
  onBegun: (job: StartedJob) => void;
};

/** Begins the change of what the preview shows, after asking once. */
export function ChangeBar({ rows, change, isCounting, onBegun }: ChangeBarProps) {
  const t = useTranslations('catalog.change');
  const locale = useLocale();
  const { connection } = useSession();
  const { begin } = useJobs();
  const isBusy = useIsGroupBusy(GROUP);
  const itemsOf = useItems();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const count = rows.filter(({ plan }) => plan.kind === 'changed').length;
  const stacked = rows.filter((row) => notesOf(row, change).includes('stacked')).length;

  async function start() {
    setIsAsking(false);
    const job = await begin({
      kind: 'prices',
      title: t(change.from === null ? 'jobNow' : 'job', { count, day: formatDay(change.from ?? '', locale) }),
      fileName: 'price-change',
      exclusiveGroup: GROUP,
      headers: (['id', 'product', 'sku', 'terms', 'from', 'old', 'new'] as const).map((head) =>
        t(`head.${head}`),
      ),
      mustBeKept: true,
      settings: { from: change.from },
      items: itemsOf(rows, change),
      ended: () => void client.invalidateQueries({ queryKey: TO_CHANGE }),
    });
    if (job) onBegun(job);
  }

  return (
    <div className="sticky bottom-0 mt-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 bg-surface py-2">
      <p role="status" className="text-ink-muted text-xs">
        {isBusy && t('busy')}
      </p>
      <Button
        variant="primary"
        isDisabled={count === 0 || isBusy || isCounting}
        onPress={() => setIsAsking(true)}
      >
        {t('start', { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('start', { count })}
        confirmLabel={t('confirm')}
        typedName={connection?.environment === 'live' ? connection.name : undefined}
        onConfirm={() => void start()}
      >
        <p>
          {t(change.from === null ? 'askNow' : 'askFrom', {
            count,
            day: formatDay(change.from ?? '', locale),
          })}
        </p>
        {stacked > 0 && (
          <p className="mt-2 text-warning-ink">
            {t('askStacked', { count: stacked, day: formatDay(change.from ?? '', locale) })}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}

/** What the job is given: whatever it needs to finish or undo a price, and what its report says of it. */
function useItems() {
  const nameOr = useNameOr();
  const words = usePriceWords();
  return (rows: readonly PreviewRow[], { from }: PriceChange) =>
    rows.flatMap(({ product, plan, key }): PriceItem[] => {
      const { id } = product;
      if (plan.kind !== 'changed' || id === undefined) return [];
      const { old, to, steps } = plan;
      const name = nameOr(products.title(product), id);
      const terms = words.terms(old);
      const cells = [String(id), name, product.sku ?? '', terms, from ?? '', old.monto, to.monto];
      return [{ id: key, label: `${name} · ${terms}`, cells, productId: id, old, steps }];
    });
}
