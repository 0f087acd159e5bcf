'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CostQuestion } from '@/components/catalog/cost/cost-question';
import { Timeline } from '@/components/catalog/timeline/timeline';
import { useToday } from '@/components/catalog/use-today';
import { Disclosure } from '@/components/ui/disclosure';
import type { KnownPrice } from '@/lib/catalog/price';
import { changesOf } from '@/lib/catalog/sheet/changes';
import type { Draft } from '@/lib/catalog/sheet/draft';
import { placeKey, priceOf } from '@/lib/catalog/sheet/sheet';
import type { DraftState } from '@/lib/catalog/timeline/time-rows';
import { isDecimal } from '@/lib/format/decimal';

/** So many prices are drawn without being asked for. */
const FEW = 60;

type Drawn = KnownPrice & { readonly key: string; readonly state: DraftState };

/** When the prices of the draft hold and what they cost, before they are saved. */
export function MatrixOverview({ draft, onPick }: { draft: Draft; onPick: (key: string) => void }) {
  const t = useTranslations('catalog.sheet.overview');
  const today = useToday();
  const prices = useMemo(() => drawnOf(draft), [draft]);
  const standing = prices.filter(({ state }) => state !== 'removed');
  const isFew = prices.length <= FEW;
  return (
    <div className="grid gap-x-8 gap-y-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Disclosure title={t('timeline')} level={2} isDefaultOpen={isFew} isLazy>
        <Timeline prices={prices} today={today} onPick={onPick} />
      </Disclosure>
      <Disclosure title={t('cost')} level={2} isDefaultOpen={isFew} isLazy>
        <CostQuestion prices={standing} today={today} />
      </Disclosure>
    </div>
  );
}

/** Every price of the draft whose amount can be read, and those that a save would delete. */
function drawnOf(draft: Draft): readonly Drawn[] {
  const changes = new Map(changesOf(draft).map((change) => [change.key, change]));
  const removed = [...changes.values()].flatMap(({ key, before, after }): Drawn[] =>
    before && !after ? [{ ...before, key, state: 'removed' }] : [],
  );
  const standing = draft.sheet.rows.flatMap((row) =>
    Object.entries(row.cells).flatMap(([currency, cell]): Drawn[] => {
      if (!isDecimal(cell.text)) return [];
      const key = placeKey({ row: row.key, currency });
      const change = changes.get(key);
      const state = !change ? 'saved' : change.before ? 'changed' : 'new';
      return [{ ...priceOf(row, currency, cell), id: draft.saved.prices.get(key)?.id, key, state }];
    }),
  );
  return [...standing, ...removed];
}
