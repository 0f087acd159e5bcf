'use client';

import { useTranslations } from 'next-intl';
import { ColumnMapping } from '@/components/records/import/column-mapping';
import { Button } from '@/components/ui/button';
import { neededColumns, priceColumnNames } from '@/lib/catalog/csv/columns';
import type { PriceImport, PriceImportState } from './use-price-import';

type MapColumnsProps = { state: Extract<PriceImportState, { step: 'map' }>; steps: PriceImport };

/** Where the columns go whose headers do not say it. */
export function MapColumns({ state: { file, mapping }, steps }: MapColumnsProps) {
  const t = useTranslations('catalog.csv');
  const missing = neededColumns.filter((name) => !mapping.includes(name));
  return (
    <div className="space-y-4">
      <p className="text-ink-muted">{t('mapText')}</p>
      <ColumnMapping
        file={file}
        names={priceColumnNames}
        mapping={mapping}
        onChange={steps.setMapping}
        words={{
          title: t('mapping'),
          column: t('columnOfFile'),
          samples: t('samples'),
          goesTo: t('goesTo'),
          leaveOut: t('leaveOut'),
          fieldOf: (column) => t('fieldOf', { column }),
          field: (name) => t(`column.${name}`),
        }}
      />
      {missing.length > 0 && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          {t('needsColumns', { names: missing.map((name) => t(`column.${name}`)).join(', ') })}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={steps.startAnew}>{t('otherFile')}</Button>
        <Button
          variant="primary"
          isDisabled={missing.length > 0}
          isPending={steps.isBusy}
          onPress={() => void steps.check()}
        >
          {t('check')}
        </Button>
      </div>
    </div>
  );
}
