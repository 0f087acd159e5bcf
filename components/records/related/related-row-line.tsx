'use client';

import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { isSaid } from '@/components/records/is-said';
import { PageLink } from '@/components/ui/page-link';
import { type Field, pathOf, type Resource } from '@/lib/resources/resource';
import { RelatedDone } from './related-done';
import type { RelatedRow } from './related-rows';

const SHOWN = 3;

type RelatedRowLineProps = {
  of: Resource;
  row: RelatedRow;
  /** The field that says of all of them the same. */
  without: string | undefined;
  shows: readonly string[] | undefined;
};

/** One related record: what it is called, whether it is done, its first columns. */
export function RelatedRowLine({ of, row, without, shows }: RelatedRowLineProps) {
  const nameOr = useNameOr();
  const title = of.title(row);
  const href = of.hrefOf ? of.hrefOf(row) : row.id === undefined ? undefined : pathOf(of, row.id);
  const [first, ...cells] = Object.entries<Field | undefined>(of.fields)
    .filter(([name, field]) => field?.column?.isUsual && name !== without)
    .map(([name]) => name)
    .slice(0, SHOWN);
  // A kind that nothing names is called by its first column.
  const names = shows ?? (title === undefined ? cells : [first!, ...cells]);
  const heading =
    title === undefined && first ? <RecordCell of={of} name={first} row={row} /> : nameOr(title, row.id);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-2">
      {of.done && <RelatedDone of={of} row={row} title={nameOr(title, row.id)} />}
      <span className="min-w-40 flex-1 truncate font-medium">
        {href === undefined ? (
          heading
        ) : (
          <PageLink href={href} className="hover:underline">
            {heading}
          </PageLink>
        )}
      </span>
      {names
        .filter((name) => isSaid(row, name))
        .map((name) => (
          <span key={name} className="min-w-0 truncate text-ink-muted">
            <RecordCell of={of} name={name} row={row} />
          </span>
        ))}
    </div>
  );
}
