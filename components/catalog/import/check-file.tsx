'use client';

import { useTranslations } from 'next-intl';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { createProduct } from '@/lib/api/contract/catalog';
import { FateList } from './fate-list';
import type { PriceImport, PriceImportState } from './use-price-import';

type CheckFileProps = { state: Extract<PriceImportState, { step: 'check' }>; steps: PriceImport };

/** What the file would do, row by row, before anything is written. */
export function CheckFile({ state, steps }: CheckFileProps) {
  const t = useTranslations('catalog.csv');
  const mayCreate = useCan(createProduct);
  const { plan, file, makesProducts } = state;
  const count = plan.fates.filter(({ what }) => what !== 'failed' && what !== 'left').length;
  const failed = plan.fates.filter(({ what }) => what === 'failed').length;
  return (
    <div className="space-y-4">
      <div role="status">
        <h2 className="font-medium">
          {count > 0
            ? t('checked', { name: file.name, count })
            : t(failed > 0 ? 'nothingGood' : 'nothingToDo', { name: file.name })}
        </h2>
        <p className="text-ink-muted">{t('notWritten')}</p>
      </div>
      {plan.unknownSkus > 0 && (
        <Checkbox
          isSelected={makesProducts}
          isDisabled={steps.isBusy || !mayCreate}
          onChange={(makes) => void steps.makeProducts(makes)}
          description={
            plan.newCategories.length > 0
              ? t('makesCategories', {
                  count: plan.newCategories.length,
                  names: plan.newCategories.slice(0, 5).join(', '),
                })
              : t('makesHint')
          }
        >
          {t('makesProducts', { count: plan.unknownSkus })}
        </Checkbox>
      )}
      <FateList fates={plan.fates} />
      <p className="text-ink-muted text-xs">{t('wholePrices')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={steps.startAnew}>{t('otherFile')}</Button>
        <Button
          variant="primary"
          isDisabled={count === 0}
          isPending={steps.isBusy}
          onPress={() => void steps.send()}
        >
          {t('send', { count })}
        </Button>
      </div>
    </div>
  );
}
