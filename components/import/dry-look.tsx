'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { FormError } from '@/components/ui/fields/form-error';
import { type ImportLook, lookAhead, type MatchedKind } from './import-look';
import type { PreparedRow } from './import-validate';

/** Compares the rows with what is there, once for each set of rows; the import can begin before it is done. */
export function useDryLook(kind: MatchedKind | undefined, rows: readonly PreparedRow[]) {
  const { connectionId } = useTarget();
  const [look, setLook] = useState<ImportLook>();
  const [read, setRead] = useState(0);
  const [error, setError] = useState<unknown>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one look for each set of rows
  useEffect(() => {
    if (!kind) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onRead = (count: number) => !signal.aborted && setRead(count);
    lookAhead(kind, rows, { connectionId }, { signal, onRead }).then(
      (found) => !signal.aborted && setLook(found),
      (thrown) => !signal.aborted && setError(thrown),
    );
    return () => controller.abort();
  }, []);

  return { look, read, error };
}

/** Says how many rows are new, how many are known and how many change nothing. */
export function DryLook({ look, read, error }: ReturnType<typeof useDryLook>) {
  const t = useTranslations('contacts.import');
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
      {look.nameless > 0 && (
        <p className="text-warning-ink">{t('look.nameless', { count: look.nameless })}</p>
      )}
      {updates.map(([key, count]) => (
        <p key={key}>{t('look.updates', { count, key: t(`field.${key as 'email'}`) })}</p>
      ))}
      {look.unchanged.size > 0 && <p>{t('look.unchanged', { count: look.unchanged.size })}</p>}
      {updates.length === 0 && look.unchanged.size === 0 && <p>{t('look.noUpdates')}</p>}
      <p className="text-ink-muted text-xs">
        {t(look.isWhole ? 'look.whole' : 'look.partial', { count: look.read })}
        {look.unread > 0 && ` ${t('look.unread', { count: look.unread })}`}
      </p>
    </div>
  );
}
