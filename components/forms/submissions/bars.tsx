import type { ReactNode } from 'react';

export type BarRow = {
  readonly key: string;
  readonly label: ReactNode;
  readonly count: number;
  /** Behind the count: "34 %". */
  readonly note?: string;
};

type BarsProps = {
  /** What the rows are of, for those who hear them. */
  label: string;
  heads: readonly [label: string, count: string];
  rows: readonly BarRow[];
  /** How many a full bar is; the most of a row, where it is left out. */
  whole?: number;
};

/** A chart of bars that is a table: each row says in words what its bar shows. */
export function Bars({ label, heads, rows, whole }: BarsProps) {
  const full = whole ?? Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table aria-label={label} className="w-full table-fixed text-xs">
      <thead className="sr-only">
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, count, note }) => (
          <tr key={key}>
            <th scope="row" className="w-2/5 truncate py-1 pr-3 text-left font-normal">
              {name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2">
                <span className="h-3 min-w-0 flex-1 rounded-sm bg-sunken">
                  <span
                    aria-hidden
                    className="block h-3 rounded-sm bg-accent"
                    style={{ width: `${(count / full) * 100}%` }}
                  />
                </span>
                <span className="w-20 shrink-0 text-right tabular-nums">
                  {count}
                  {note && <span className="text-ink-muted"> · {note}</span>}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
