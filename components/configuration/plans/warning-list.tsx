'use client';

import { useTranslations } from 'next-intl';
import type { Warning } from '@/lib/configuration/plan';

/** Where a warning comes without figures and names, its words have gaps but stand. */
const noValues = { slug: '', names: '', count: 0, url: '' };

/** What the target will do besides. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  // The words are typed by the values of each code, which a union of all of them no longer tells apart.
  const t = useTranslations('configuration.warnings') as unknown as (
    code: string,
    values: NonNullable<Warning['values']>,
  ) => string;
  return (
    <ul className="min-w-0 space-y-0.5">
      {warnings.map((warning) => (
        <li key={JSON.stringify(warning)} className="break-words">
          {t(warning.code, { ...noValues, ...warning.values })}
        </li>
      ))}
    </ul>
  );
}
