'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { OverviewFigures } from './overview-figures';
import { placesOf } from './overview-layout';
import { OverviewPlace, type PartReport } from './overview-report';

export type BoardPart = {
  readonly part: string;
  readonly isChart: boolean;
  /** How many figures it usually has for the strip. */
  readonly figures: number;
  readonly node: ReactNode;
};

const spanOfTwo = { 1: '', 2: '@2xl:col-span-2' } as const;
const spanOfSix = { 2: '@5xl:col-span-2', 3: '@5xl:col-span-3', 6: '@5xl:col-span-6' } as const;

const pending: PartReport = { state: 'pending' };

/**
 * The overview as one page: a strip of figures, charts, lists. Parts say how they stand (`useOverviewReport`), and the
 * page is laid out by what there is; none loses its state when it is moved.
 */
export function OverviewBoard({ parts }: { parts: readonly BoardPart[] }) {
  const [reports, setReports] = useState<Readonly<Record<string, PartReport>>>({});
  const contexts = useMemo(
    () =>
      new Map(
        parts.map(({ part }) => [
          part,
          { report: (report: PartReport) => setReports((known) => ({ ...known, [part]: report })) },
        ]),
      ),
    [parts],
  );
  const reportOf = (part: string) => reports[part] ?? pending;
  const laidOut = placesOf(
    parts.map(({ part, isChart }) => {
      const { state, isShort = false } = reportOf(part);
      return { part, isChart, state, isShort };
    }),
  );
  const nodes = new Map(parts.map(({ part, node }) => [part, node]));
  // In one list, so that a part which becomes absent, or comes back, is the same one.
  const all = [
    ...laidOut.map(({ part, ofTwo, ofSix }) => ({
      part,
      className: classNames('grid min-w-0', spanOfTwo[ofTwo], spanOfSix[ofSix]),
    })),
    ...parts
      .filter(({ part }) => reportOf(part).state === 'absent')
      .map(({ part }) => ({ part, className: 'hidden' })),
  ];
  return (
    <div className="@container space-y-4 px-4 pb-10 sm:px-6">
      <OverviewFigures
        parts={parts.map(({ part, figures: expected }) => {
          const { state, figures = [] } = reportOf(part);
          return { part, state, expected, figures };
        })}
      />
      <div className="grid @2xl:grid-cols-2 @5xl:grid-cols-6 gap-4">
        {all.map(({ part, className }) => (
          <div key={part} data-part={part} className={className}>
            <OverviewPlace value={contexts.get(part)}>{nodes.get(part)}</OverviewPlace>
          </div>
        ))}
      </div>
    </div>
  );
}
