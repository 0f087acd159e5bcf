'use client';

import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import { Skeleton } from '@/components/ui/skeleton';
import { type FigurePart, figuresShown, widthOfFigures } from './overview-strip';

const widths = {
  three: 'basis-[40%] @2xl:basis-[30%] @5xl:basis-0',
  four: 'basis-[40%] @2xl:basis-[22%] @5xl:basis-0',
} as const;

const LONG = 12;

/** The figures that the role works by, each a link to what it counts; none of them where no part has one. */
export function OverviewFigures({ parts }: { parts: readonly FigurePart[] }) {
  const t = useTranslations('overview');
  const shown = figuresShown(parts);
  if (shown.length === 0) return null;
  const cell = classNames('min-w-0 grow bg-surface px-4 py-3', widths[widthOfFigures(shown.length)]);
  return (
    <ul aria-label={t('figures')} className="flex flex-wrap gap-px overflow-hidden rounded-lg border bg-line">
      {shown.map(({ key, figure }) => (
        <li key={key} className={cell}>
          {figure ? (
            <PageLink href={figure.href} className="group block rounded-sm">
              <span className="block truncate text-ink-muted text-xs">{figure.label}</span>
              <span
                className={classNames(
                  'block break-words font-semibold tabular-nums leading-7 group-hover:underline',
                  // A sum is read whole.
                  figure.value.length > LONG ? 'text-base' : 'text-xl',
                  figure.tone === 'danger' && 'text-danger-ink',
                )}
              >
                {figure.value}
              </span>
              <span className="block truncate text-ink-muted text-xs">{figure.note}</span>
            </PageLink>
          ) : (
            <span aria-hidden className="block space-y-1.5 py-0.5">
              <Skeleton className="h-3.5 w-16" />
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-3.5 w-12" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
