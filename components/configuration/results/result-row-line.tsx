'use client';

import { CircleAlert, Globe, Link2Off } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { type Action, blockingOf, conflictsOf } from '@/components/configuration/selection/standing';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import type { ComparedRecord } from '@/lib/configuration/comparison';
import { rowGrid, wideCell } from './row-grid';
import { StatusBadge } from './status-badge';
import { useFieldsSaid } from './use-fields-said';

export type LineProps = {
  index: number;
  start: number;
  height: number;
  isTabStop: boolean;
};

type RecordLineProps = LineProps & {
  record: ComparedRecord;
  /** What a plan would do about it; undefined where it cannot be selected. */
  action: Action | undefined;
  isSelected: boolean;
  isOpen: boolean;
  href: string;
  isWide: boolean;
};

/** A record of the result; drawn anew only where something of it changed. */
export const RecordLine = memo(function RecordLine(props: RecordLineProps) {
  const { record, action, isSelected, isOpen, href, isWide, index, start, height, isTabStop } = props;
  const t = useTranslations('configuration.compare');
  const said = useFieldsSaid()(record);
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the lines in sight exist, each in its place
    // biome-ignore lint/a11y/useFocusableInteractive: the link in the line takes the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      style={{ top: start, height }}
      className={classNames(
        rowGrid,
        'absolute inset-x-0 border-b',
        isOpen || isSelected ? 'bg-selected' : 'bg-surface hover:bg-row-hover',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" className="relative z-1 flex h-full items-center justify-center">
        {action && (
          <input
            type="checkbox"
            checked={isSelected}
            readOnly
            aria-label={t(`select.${action}`, { name: record.title })}
            tabIndex={isTabStop ? 0 : -1}
            data-select
            className="size-4 pointer-coarse:size-5"
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" className="min-w-0 px-2">
        <p className="flex min-w-0 items-baseline gap-2">
          <a
            href={href}
            tabIndex={isTabStop ? 0 : -1}
            aria-current={isOpen || undefined}
            data-row-link
            className="min-w-0 truncate font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
          >
            {record.title}
          </a>
          {record.detail && record.detail !== record.title && (
            <span className="shrink-[4] truncate text-ink-muted text-xs">{record.detail}</span>
          )}
        </p>
        {!isWide && (
          <p className="mt-1 flex gap-1.5 overflow-hidden">
            <StatusBadge status={record.status} />
            <Notes record={record} />
          </p>
        )}
      </div>
      {isWide && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div role="cell" className="px-2">
            <StatusBadge status={record.status} />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div role="cell" className={wideCell}>
            <p className="flex min-w-0 items-center gap-2">
              <Notes record={record} />
              <span className="truncate text-ink-muted">{said}</span>
            </p>
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div role="cell" className={wideCell}>
            {isSelected && action && (
              <span className={action === 'delete' ? 'font-medium text-danger-ink' : 'font-medium'}>
                {t(`action.${action}`)}
              </span>
            )}
          </div>
        </>
      )}
    </div>
  );
});

/** What somebody has to decide or mend before it can be applied, and where alone it is published. */
function Notes({ record }: { record: ComparedRecord }) {
  const t = useTranslations('configuration.compare');
  const conflicts = conflictsOf(record).length;
  const unresolved = blockingOf(record).length;
  return (
    <>
      {conflicts > 0 && (
        <Badge tone="danger" icon={<CircleAlert aria-hidden />}>
          {t('conflicts', { count: conflicts })}
        </Badge>
      )}
      {unresolved > 0 && (
        <Badge tone="warning" icon={<Link2Off aria-hidden />}>
          {t('unresolved', { count: unresolved })}
        </Badge>
      )}
      {record.standing && (
        <Badge icon={<Globe aria-hidden />}>
          {t(record.standing.source === 'published' ? 'publishedIn.source' : 'publishedIn.target')}
        </Badge>
      )}
    </>
  );
}
