'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/ui/fields/form-error';
import { Instant } from '@/components/ui/instant';
import type { FormAct } from './use-known-versions';

/** Who saved, published and unpublished the form through this console, the newest first. */
export function FormActs({ acts, error }: { acts: readonly FormAct[]; error: unknown }) {
  const t = useTranslations('forms.versions');
  return (
    <section className="space-y-1 border-t pt-3">
      <h3 className="font-medium">{t('activity')}</h3>
      <FormError error={error} />
      {acts.length === 0 && !error && <p className="text-ink-muted text-xs">{t('noActivity')}</p>}
      <ol aria-label={t('activity')} className="space-y-1 empty:hidden">
        {acts.map(({ id, at, user, operationId, status }) => {
          const act = `act.${operationId}` as 'act.replaceForm';
          return (
            <li key={id} className="flex flex-wrap items-baseline gap-x-1.5">
              <span>{user.name}</span>
              <span>{t.has(act) ? t(act) : operationId}</span>
              <span className="text-ink-muted text-xs">
                <Instant value={at} withSeconds />
                {status === null && ` · ${t('unknown')}`}
                {status !== null && status >= 400 && ` · ${t('refused')}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
