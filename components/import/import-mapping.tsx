'use client';

import { useTranslations } from 'next-intl';
import { phoneCountries } from '@/components/records/fields/use-phone-reader';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { type ImportFieldName, importFields, importKeys } from './import-fields';
import { type ImportState, mapColumn } from './import-state';
import type { ImportSteps } from './use-import';

type ImportMappingProps = {
  kind: ImportKind;
  state: Extract<ImportState, { step: 'map' }>;
  steps: ImportSteps;
};

const NOTHING = 'nothing';
const SAMPLES = 3;

/** Where each column of the file goes, with some of its values, and how they are read. */
export function ImportMapping({ kind, state, steps }: ImportMappingProps) {
  const t = useTranslations('contacts.import');
  const { file, mapping, settings } = state;
  const fields = importFields[kind];
  const hasKey = importKeys[kind].some((key) => mapping.includes(key as ImportFieldName));
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
      <Table aria-label={t('mapping')}>
        <TableHead>
          <tr>
            <TableHeaderCell>{t('column')}</TableHeaderCell>
            <TableHeaderCell>{t('samples')}</TableHeaderCell>
            <TableHeaderCell>{t('goesTo')}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {file.headers.map((header, place) => (
            <TableRow key={header}>
              <TableCell className="max-w-48 break-words font-medium">{header}</TableCell>
              <TableCell className="max-w-64 text-ink-muted text-xs">
                {file.rows.slice(0, SAMPLES).map((cells, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file that never change
                  <span key={index} className="block truncate">
                    {cells[place] || '—'}
                  </span>
                ))}
              </TableCell>
              <TableCell>
                <Select
                  label={t('fieldOf', { column: header })}
                  isLabelHidden
                  className="w-52"
                  value={mapping[place] ?? NOTHING}
                  onChange={(id) => {
                    const name = id === NOTHING ? null : (id as ImportFieldName);
                    steps.change({ mapping: mapColumn(mapping, place, name) });
                  }}
                  options={[
                    { id: NOTHING, label: t('leaveOut') },
                    ...fields.map(({ name }) => ({ id: name, label: t(`field.${name}`) })),
                  ]}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
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
        {uses('date') && (
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
          {t('needsKey', { keys: importKeys[kind].map((key) => t(`field.${key}`)).join(', ') })}
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
