'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { DryLook, useDryLook } from './dry-look';
import { importFields } from './import-fields';
import { isMatched } from './import-look';
import type { ImportState } from './import-state';
import type { PreparedRow } from './import-validate';
import type { ImportSteps } from './use-import';
import { useRowIssueWords } from './use-row-issue-words';

type ImportCheckProps = {
  kind: ImportKind;
  state: Extract<ImportState, { step: 'check' }>;
  steps: ImportSteps;
};

const SHOWN = 100;

/** What will be sent and what will not, before anything is. */
export function ImportCheck({ kind, state, steps }: ImportCheckProps) {
  const t = useTranslations('contacts.import');
  const { prepared } = state;
  const good = prepared.filter(({ issues }) => issues.length === 0);
  const bad = prepared.filter(({ issues }) => issues.length > 0);
  const dryLook = useDryLook(isMatched(kind) ? kind : undefined, prepared);
  const unchanged = dryLook.look?.unchanged;
  const count = good.length - (unchanged?.size ?? 0);

  return (
    <div className="space-y-4">
      <dl className="grid gap-3 sm:grid-cols-3">
        <Figure label={t('good')} value={good.length} />
        <Figure label={t('bad')} value={bad.length} />
        <Figure label={t('rows')} value={prepared.length} />
      </dl>
      {isMatched(kind) ? (
        <DryLook {...dryLook} />
      ) : (
        <p className="rounded-lg border bg-surface px-4 py-3">{t('look.allNew', { count: good.length })}</p>
      )}
      {bad.length > 0 && <BadRows rows={bad} />}
      <Preview kind={kind} rows={good} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={steps.back}>{t('back')}</Button>
        <Button
          variant="primary"
          isDisabled={good.length === 0}
          isPending={steps.isBusy}
          onPress={() => void steps.send(unchanged)}
        >
          {t('send', { count })}
        </Button>
      </div>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="rounded-lg border bg-surface px-4 py-3">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="font-semibold text-lg tabular-nums">{value}</dd>
    </div>
  );
}

function BadRows({ rows }: { rows: readonly PreparedRow[] }) {
  const t = useTranslations('contacts.import');
  const words = useRowIssueWords();
  return (
    <section>
      <h2 className="mb-1 font-medium">{t('badTitle')}</h2>
      <p className="mb-2 text-ink-muted">{t('badText')}</p>
      <Table aria-label={t('badTitle')}>
        <TableHead>
          <tr>
            <TableHeaderCell className="w-20">{t('row')}</TableHeaderCell>
            <TableHeaderCell>{t('problem')}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.slice(0, SHOWN).map((row) => (
            <TableRow key={row.row}>
              <TableCell className="tabular-nums">{row.row}</TableCell>
              <TableCell className="break-words">{words.ofRow(row)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('moreRows', { count: rows.length - SHOWN })}</p>
      )}
    </section>
  );
}

const PREVIEW = 5;

/** The first rows as the API will get them. */
function Preview({ kind, rows }: { kind: ImportKind; rows: readonly PreparedRow[] }) {
  const t = useTranslations('contacts.import');
  const shown = rows.slice(0, PREVIEW);
  if (shown.length === 0) return null;
  const value = (row: PreparedRow, name: string) => {
    if (name === 'tags') return row.tags.join(', ');
    const key = name === 'pipeline' ? 'pipeline_id' : name === 'stage' ? 'stage_id' : name;
    return String(row.body[key] ?? '');
  };
  const names = importFields[kind]
    .map(({ name }) => name)
    .filter((name) => shown.some((row) => value(row, name)));
  return (
    <section>
      <h2 className="mb-2 font-medium">{t('preview')}</h2>
      <Table aria-label={t('preview')}>
        <TableHead>
          <tr>
            <TableHeaderCell>{t('row')}</TableHeaderCell>
            {names.map((name) => (
              <TableHeaderCell key={name}>{t(`field.${name}`)}</TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <TableRow key={row.row}>
              <TableCell className="tabular-nums">{row.row}</TableCell>
              {names.map((name) => (
                <TableCell key={name} className="max-w-56 truncate">
                  {value(row, name) || '—'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
