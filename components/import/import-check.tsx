'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import type { ImportKind } from '@/lib/jobs/steps/import-rows';
import { importFields } from './import-fields';
import { type ImportLook, lookAhead } from './import-look';
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

  return (
    <div className="space-y-4">
      <dl className="grid gap-3 sm:grid-cols-3">
        <Figure label={t('good')} value={good.length} />
        <Figure label={t('bad')} value={bad.length} />
        <Figure label={t('rows')} value={prepared.length} />
      </dl>
      <DryLook kind={kind} rows={good} />
      {bad.length > 0 && <BadRows rows={bad} />}
      <Preview kind={kind} rows={good} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={steps.back}>{t('back')}</Button>
        <Button
          variant="primary"
          isDisabled={good.length === 0}
          isPending={steps.isBusy}
          onPress={() => void steps.send()}
        >
          {t('send', { count: good.length })}
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

/** Says how many rows are new and how many are known; the import can begin before it is done. */
function DryLook({ kind, rows }: { kind: ImportKind; rows: readonly PreparedRow[] }) {
  const t = useTranslations('contacts.import');
  const target = useTarget();
  const [look, setLook] = useState<ImportLook>();
  const [read, setRead] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const { connectionId } = target;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each set of rows
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    lookAhead(
      kind,
      rows,
      { connectionId },
      { signal, onRead: (count) => !signal.aborted && setRead(count) },
    ).then(
      (found) => !signal.aborted && setLook(found),
      (thrown) => !signal.aborted && setError(thrown),
    );
    return () => controller.abort();
  }, []);

  if (error) return <FormError error={error} />;
  if (!look) {
    return (
      <p role="status" className="text-ink-muted">
        {t('look.reading', { count: read })}
      </p>
    );
  }
  const updates = Object.entries(look.updates);
  return (
    <div role="status" className="rounded-lg border bg-surface px-4 py-3">
      <p>
        {t(look.isWhole && look.unread === 0 ? 'look.creates' : 'look.createsAtMost', {
          count: look.creates,
        })}
      </p>
      {updates.map(([key, count]) => (
        <p key={key}>{t('look.updates', { count, key: t(`field.${key as 'email'}`) })}</p>
      ))}
      {updates.length === 0 && <p>{t('look.noUpdates')}</p>}
      <p className="text-ink-muted text-xs">
        {t(look.isWhole ? 'look.whole' : 'look.partial', { count: look.read })}
        {look.unread > 0 && ` ${t('look.unread', { count: look.unread })}`}
      </p>
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
