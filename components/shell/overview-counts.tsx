import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import type { Figure } from './overview-report';

/** Counts within a card, each a link to exactly what it counts. */
export function OverviewCounts({ counts }: { counts: readonly Figure[] }) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
      {counts.map(({ id, label, value, note, href, tone }) => (
        <li key={id}>
          <PageLink href={href} className="group block rounded-sm">
            <span
              className={classNames(
                'block font-semibold text-lg tabular-nums group-hover:underline',
                tone === 'danger' && 'text-danger-ink',
              )}
            >
              {value}
            </span>
            <span className="block text-ink-muted text-xs">
              {note === undefined ? label : `${label} · ${note}`}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
