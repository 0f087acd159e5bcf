'use client';

import { CircleCheck, CircleHelp, CircleMinus, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { namesWith } from '@/lib/connection/areas/probe-names';
import { type Finding, findings, type ProbedOperation } from '@/lib/rules/finding';

const looks: Record<Finding, { icon: LucideIcon; tone: string }> = {
  has: { icon: CircleCheck, tone: 'text-success' },
  no_right: { icon: Lock, tone: 'text-warning' },
  missing: { icon: CircleMinus, tone: 'text-ink-faint' },
  failing: { icon: TriangleAlert, tone: 'text-danger' },
  unknown: { icon: CircleHelp, tone: 'text-ink-faint' },
};

/** What a server has and its key may read, a row for each thing that was found. */
export function AreasTable({ probed }: { probed: readonly ProbedOperation[] }) {
  const t = useTranslations('settings.connections.areas');
  const rows = findings
    .map((finding) => ({ finding, names: namesWith(finding, probed) }))
    .filter(({ names }) => names.length > 0);
  return (
    <table className="w-full border-collapse text-left text-ink text-xs">
      <caption className="sr-only">{t('caption')}</caption>
      <tbody className="divide-y divide-line">
        {rows.map(({ finding, names }) => {
          const { icon: Icon, tone } = looks[finding];
          return (
            <tr key={finding} className="align-top max-sm:block">
              <th scope="row" className="py-1.5 pr-4 font-medium max-sm:block max-sm:pb-0 sm:w-44">
                <span className="flex items-center gap-1.5">
                  <Icon aria-hidden className={classNames('size-3.5 shrink-0', tone)} />
                  {t(`finding.${finding}`)}
                  <span className="font-normal text-ink-muted tabular-nums">{names.length}</span>
                </span>
              </th>
              <td className="py-1.5 text-ink-muted max-sm:block max-sm:pt-0 max-sm:pl-5">
                {names.map((name) => t(`operation.${name}`)).join(' · ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
