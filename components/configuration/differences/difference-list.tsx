'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Difference } from '@/lib/configuration/comparison';
import { DifferenceSide } from './difference-side';
import { usePathWords } from './use-path-words';

/** A side that is shown, and what stands over it. */
export type DifferenceColumn = { readonly label: string; readonly of: 'source' | 'target' };

type DifferenceListProps = {
  /** Names the list. */
  label: string;
  differences: readonly Difference[];
  /** As it is first, then as it becomes. */
  columns: readonly [DifferenceColumn, DifferenceColumn];
  /** The way to a difference in words, where more is known of it than its path. */
  partsOf?: (difference: Difference) => readonly string[];
  /** Stands before the name of a field: its checkbox. */
  before?: (difference: Difference) => ReactNode;
  /** Stands below a difference: whose change counts, why it is not written. */
  after?: (difference: Difference) => ReactNode;
};

const grid = 'sm:grid sm:grid-cols-[minmax(9rem,1.2fr)_minmax(0,2fr)_minmax(0,2fr)] sm:gap-x-4';

/** What differs, field by field: what stands there and what takes its place. */
export function DifferenceList(props: DifferenceListProps) {
  const { label, differences, columns, partsOf, before, after } = props;
  const words = usePathWords();
  return (
    <div>
      <div aria-hidden className={classNames('hidden border-b pb-1 text-ink-muted text-xs', grid)}>
        <span />
        {columns.map((column) => (
          <span key={column.of} className="truncate">
            {column.label}
          </span>
        ))}
      </div>
      <ul aria-label={label} className="divide-y">
        {differences.map((difference) => (
          <li key={keyOf(difference)} className="space-y-1 py-2">
            <div className={classNames('space-y-1 sm:space-y-0', grid)}>
              <div className="flex min-w-0 items-start gap-2">
                {before?.(difference)}
                <PathName parts={partsOf?.(difference) ?? words(difference.path)} />
              </div>
              {columns.map((column, place) => (
                <DifferenceSide
                  key={column.of}
                  label={column.label}
                  difference={difference}
                  shown={column.of}
                  isAfter={place === 1}
                />
              ))}
            </div>
            {after?.(difference)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A path is there once, and once more where the order of the same list differs too. */
const keyOf = ({ path, change }: Difference) => JSON.stringify([path, change === 'order']);

/** Where it stands within the record, the field itself last and foremost. */
function PathName({ parts }: { parts: readonly string[] }) {
  return (
    <p className="min-w-0 break-words">
      {parts.length > 1 && <span className="text-ink-muted">{parts.slice(0, -1).join(' › ')} › </span>}
      <span className="font-medium">{parts.at(-1)}</span>
    </p>
  );
}
