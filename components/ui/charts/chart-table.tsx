'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { PageLink } from '@/components/ui/page-link';

export type ChartRow = {
  readonly key: string;
  readonly head: string;
  /** What each series comes to, and where that is listed. */
  readonly cells: readonly { readonly text: string; readonly href?: string | undefined }[];
};

type ChartTableProps = {
  label: string;
  heads: readonly string[];
  rows: readonly ChartRow[];
};

/** The chart over it in numbers, opened by a button: what cannot be seen or pointed at is read here. */
export function ChartTable({ label, heads, rows }: ChartTableProps) {
  const t = useTranslations('ui.chart');
  return (
    <Disclosure title={t('table')} isLazy>
      <div className="max-h-72 overflow-y-auto">
        <table aria-label={label} className="w-full text-left text-xs">
          <thead className="text-ink-muted">
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" className={index === 0 ? 'py-1 font-medium' : alignedHead}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ key, head, cells }) => (
              <tr key={key}>
                <th scope="row" className="whitespace-nowrap py-1 font-normal">
                  {head}
                </th>
                {cells.map(({ text, href }, index) => (
                  <td key={heads[index + 1]} className="py-1 pl-3 text-right tabular-nums">
                    {href === undefined ? (
                      text
                    ) : (
                      <PageLink
                        href={href}
                        className="inline-block min-w-6 py-0.5 text-accent-ink hover:underline"
                      >
                        {text}
                      </PageLink>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}

const alignedHead = 'py-1 pl-3 text-right font-medium';
