'use client';

import { Info, Link2Off } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePathWords } from '@/components/configuration/differences/use-path-words';
import { blockingOf, namedOf } from '@/components/configuration/selection/standing';
import type { ComparedRecord, RecordSides } from '@/lib/configuration/comparison';
import { kindOf } from '@/lib/configuration/kinds';
import { pathParts } from './path-parts';

type UnresolvedNotesProps = {
  record: ComparedRecord;
  sides: RecordSides | undefined;
  names: { readonly source: string; readonly target: string };
};

/** What the record names that the target does not have, and where it is used; what is created on the way is no obstacle. */
export function UnresolvedNotes({ record, sides, names }: UnresolvedNotesProps) {
  const t = useTranslations('configuration.record.unresolved');
  const kinds = useTranslations('configuration.kinds.one');
  const words = usePathWords();
  const blocking = blockingOf(record);
  const named = namedOf(record);
  const kind = kindOf(record.kind);
  const placeOf = (path: readonly string[]) =>
    pathParts(kind, path, [sides?.source, sides?.target])
      .flatMap((part) => ('field' in part ? words([part.field]) : part.item))
      .join(' › ');
  return (
    <>
      {blocking.length > 0 && (
        <section
          aria-label={t('title')}
          className="rounded-md border border-warning/50 bg-warning-soft/50 px-3 py-2.5"
        >
          <h3 className="flex items-center gap-1.5 font-medium text-warning-ink">
            <Link2Off aria-hidden className="size-4 shrink-0" />
            {t('heading', { count: blocking.length, name: names.target })}
          </h3>
          <ul className="mt-1.5 space-y-1.5">
            {blocking.map((one) => (
              <li key={`${one.kind} ${one.name}`} className="break-words">
                <p>{t(one.reason, { kind: kinds(one.kind), name: one.name, target: names.target })}</p>
                {one.usedAt.length > 0 && (
                  <ul aria-label={t('usedAt')} className="text-ink-muted text-xs">
                    {one.usedAt.map((path) => (
                      <li key={path.join('/')}>{placeOf(path)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {named.length > 0 && (
        <p className="flex gap-2 rounded-md bg-sunken px-3 py-2 text-ink-muted">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {t('named', {
              count: named.length,
              names: named.map(({ name }) => name).join(', '),
              target: names.target,
            })}
          </span>
        </p>
      )}
    </>
  );
}
