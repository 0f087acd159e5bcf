'use client';

import { useTranslations } from 'next-intl';
import { phoneCountries } from '@/components/records/fields/use-phone-reader';
import { ColumnMapping } from '@/components/records/import/column-mapping';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { type ImportFieldName, importFields, importKeys, requiredNames } from './import-fields';
import type { ImportState } from './import-state';
import type { ImportSteps } from './use-import';

type ImportMappingProps = {
  kind: ImportKind;
  state: Extract<ImportState, { step: 'map' }>;
  steps: ImportSteps;
};

/** Where each column of the file goes, with some of its values, and how they are read. */
export function ImportMapping({ kind, state, steps }: ImportMappingProps) {
  const t = useTranslations('contacts.import');
  const { file, mapping, settings } = state;
  const fields = importFields[kind];
  const keys: readonly ImportFieldName[] =
    importKeys[kind].length > 0 ? (importKeys[kind] as readonly ImportFieldName[]) : [requiredNames[kind]];
  const hasKey = keys.some((key) => mapping.includes(key));
  const uses = (wanted: string) =>
    fields.some(({ name, kind: each }) => each === wanted && mapping.includes(name));
  const set = (part: Partial<typeof settings>) => steps.change({ settings: { ...settings, ...part } });
  const delimiter = file.delimiter === '\t' ? t('tab') : file.delimiter;

  return (
    <div className="space-y-4">
      <p className="text-ink-muted">
        {t('read', {
          name: file.name,
          rows: file.rows.length,
          encoding: file.encoding.toUpperCase(),
          delimiter,
        })}
      </p>
      <ColumnMapping
        file={file}
        names={fields.map(({ name }) => name)}
        mapping={mapping}
        onChange={(next) => steps.change({ mapping: next })}
        words={{
          title: t('mapping'),
          column: t('column'),
          samples: t('samples'),
          goesTo: t('goesTo'),
          leaveOut: t('leaveOut'),
          fieldOf: (column) => t('fieldOf', { column }),
          field: (name) => t(`field.${name}`),
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        {uses('phone') && (
          <Select
            label={t('country')}
            className="w-48"
            value={settings.country}
            onChange={(country) => set({ country })}
            options={phoneCountries.map((id) => ({ id, label: id }))}
          />
        )}
        {uses('decimal') && (
          <>
            <Select
              label={t('decimalMark')}
              className="w-44"
              value={settings.decimalMark}
              onChange={(decimalMark) => set({ decimalMark })}
              options={[
                { id: ',', label: '1.250,50' },
                { id: '.', label: '1,250.50' },
              ]}
            />
            <TextField
              label={t('currency')}
              className="w-40"
              maxLength={3}
              value={settings.currency}
              onChange={(currency) => set({ currency: currency.toUpperCase() })}
            />
          </>
        )}
        {(uses('date') || uses('due')) && (
          <Select
            label={t('dateOrder')}
            className="w-44"
            value={settings.dateOrder}
            onChange={(dateOrder) => set({ dateOrder })}
            options={[
              { id: 'dmy', label: t('dmy') },
              { id: 'mdy', label: t('mdy') },
            ]}
          />
        )}
      </div>
      {!hasKey && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          {t('needsKey', { keys: keys.map((key) => t(`field.${key}`)).join(', ') })}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onPress={steps.startAnew}>{t('otherFile')}</Button>
        <Button
          variant="primary"
          isDisabled={!hasKey}
          isPending={steps.isBusy}
          onPress={() => void steps.check()}
        >
          {t('check')}
        </Button>
      </div>
    </div>
  );
}
