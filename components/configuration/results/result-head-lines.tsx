'use client';

import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { lackOf } from '@/components/configuration/selection/standing';
import { areaIcons } from '@/components/navigation/area-icons.generated';
import { classNames } from '@/components/ui/class-names';
import type { ComparedKind } from '@/lib/configuration/comparison';
import type { LineProps } from './result-row-line';
import { rowGrid } from './row-grid';

type KindLineProps = LineProps & {
  of: ComparedKind;
  /** Records that are shown below it. */
  count: number;
  isCollapsed: boolean;
  /** Undefined where nothing below it can be selected as a whole. */
  isSelected: boolean | undefined;
  isSome: boolean;
  names: { readonly source: string; readonly target: string };
  onCollapse: (of: ComparedKind) => void;
};

/** The head of a kind: how many of it are shown, and what its server lacks. */
export const KindLine = memo(function KindLine(props: KindLineProps) {
  const { of, count, isCollapsed, isSelected, isSome, names, index, start, height, isTabStop } = props;
  const t = useTranslations('configuration.compare');
  const kinds = useTranslations('configuration.kinds');
  const lack = lackOf(of);
  const Icon = areaIcons[of.area as keyof typeof areaIcons];
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the lines in sight exist, each in its place
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the line takes the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      style={{ top: start, height }}
      className={classNames(
        'grid grid-cols-[2.5rem_minmax(0,1fr)] items-center',
        'absolute inset-x-0 border-b bg-canvas',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" className="relative z-1 flex h-full items-center justify-center">
        {isSelected !== undefined && (
          <input
            type="checkbox"
            checked={isSelected}
            readOnly
            ref={(box) => {
              if (box) box.indeterminate = isSome && !isSelected;
            }}
            aria-label={t('select.kind', { kind: kinds(of.kind) })}
            tabIndex={isTabStop ? 0 : -1}
            data-select
            className="size-4 pointer-coarse:size-5"
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" className="flex min-w-0 items-center gap-2 px-2">
        <button
          type="button"
          aria-expanded={!isCollapsed}
          tabIndex={isTabStop ? 0 : -1}
          data-row-link
          onClick={() => props.onCollapse(of)}
          className={classNames(
            'flex min-w-0 shrink-0 items-center gap-2 font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2',
            lack && 'text-ink-muted',
          )}
        >
          <ChevronRight
            aria-hidden
            className={classNames('size-4 text-ink-faint transition-transform', !isCollapsed && 'rotate-90')}
          />
          {Icon && <Icon aria-hidden className="size-4 text-ink-faint" />}
          {kinds(of.kind)}
          <span className="font-normal text-ink-muted tabular-nums">{count}</span>
        </button>
        {lack && (
          <span className="min-w-0 truncate text-ink-muted text-xs">
            {t(`lack.${lack.support as Exclude<typeof lack.support, 'yes'>}`, {
              name: names[lack.side],
              message: lack.message ?? '',
            })}
          </span>
        )}
      </div>
    </div>
  );
});

type EqualLineProps = LineProps & {
  of: ComparedKind;
  count: number;
  isOpen: boolean;
  onOpen: (of: ComparedKind) => void;
};

/** Behind this line stand the records of a kind that are equal. */
export const EqualLine = memo(function EqualLine(props: EqualLineProps) {
  const { of, count, isOpen, onOpen, index, start, height, isTabStop } = props;
  const t = useTranslations('configuration.compare');
  return (
    // biome-ignore lint/a11y/useSemanticElements: only the lines in sight exist, each in its place
    // biome-ignore lint/a11y/useFocusableInteractive: the button in the line takes the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      style={{ top: start, height }}
      className={classNames(rowGrid, 'absolute inset-x-0 border-b bg-surface')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" />
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="cell" className="min-w-0 px-2">
        <button
          type="button"
          aria-expanded={isOpen}
          tabIndex={isTabStop ? 0 : -1}
          data-row-link
          onClick={() => onOpen(of)}
          className="inline-flex min-h-7 items-center gap-1.5 text-ink-muted after:absolute after:inset-0 hover:text-ink focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          <ChevronRight
            aria-hidden
            className={classNames('size-4 text-ink-faint transition-transform', isOpen && 'rotate-90')}
          />
          {t('equalOnes', { count })}
        </button>
      </div>
    </div>
  );
});
