'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import {
  joined,
  splitTier,
  withAmount,
  withComputed,
  withEnd,
  withoutTier,
  withStart,
  withTier,
} from '@/lib/catalog/tiers/tier-edits';
import type { Tier } from '@/lib/rules/prices/amounts';
import { TierChart } from './tier-chart';
import { TierFields } from './tier-fields';
import { TierTable } from './tier-table';
import { TierTotal } from './tier-total';
import { useTierRows } from './use-tier-rows';

export type TieredPrice = {
  readonly moneda: string;
  readonly monto: string;
  readonly tramos: readonly Tier[];
};

type TierEditorProps = {
  price: TieredPrice;
  /** Given tiers of which everything can be read; whether they follow each other is told by the issues. */
  onChange: (tiers: readonly Tier[]) => void;
  /** How many fields are wrong or cannot be read, whenever that changes. */
  onIssues?: (count: number) => void;
  isReadOnly?: boolean;
};

/** What one piece costs by quantity: rows without gap or overlap as they are typed, their steps and a total. */
export function TierEditor({ price, onChange, onIssues, isReadOnly }: TierEditorProps) {
  const t = useTranslations('catalog.tiers');
  const { rows, issues, mark, known, change } = useTierRows({
    tiers: price.tramos,
    currency: price.moneda,
    onChange,
    onIssues,
  });
  const isApart = issues.some(
    ({ index, issue }) => issue === 'gap' || (issue === 'overlap' && rows[index - 1]?.hasta !== ''),
  );
  return (
    <div className="space-y-4">
      {isReadOnly ? (
        <TierTable price={price} tiers={price.tramos} />
      ) : (
        <div className="space-y-2">
          {rows.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
          <TierFields
            rows={rows}
            issues={issues}
            mark={mark}
            price={price}
            onStart={(index, text) => change(withStart(rows, index, text))}
            onEnd={(index, text) => change(withEnd(rows, index, text))}
            onComputed={(index, text) => change(withComputed(rows, index, text, mark))}
            onAmount={(index, text) => change(withAmount(rows, index, text))}
            onSplit={(index) => change(splitTier(rows, index))}
            onRemove={(index) => change(withoutTier(rows, index))}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              isDisabled={rows.length >= 100}
              onPress={() => change(withTier(rows, price.monto, mark))}
            >
              {t('add')}
            </Button>
            {isApart && (
              <Button size="sm" onPress={() => change(joined(rows))}>
                {t('join')}
              </Button>
            )}
          </div>
        </div>
      )}
      <TierTotal price={{ ...price, tramos: known }}>
        {(quantity) => known.length > 0 && <TierChart price={price} tiers={known} quantity={quantity} />}
      </TierTotal>
    </div>
  );
}
