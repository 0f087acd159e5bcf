'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { useSession } from './session-context';
import { settingsPagesFor } from './settings-pages';

/** Links between the pages of the settings. */
export function SettingsTabs() {
  const t = useTranslations('shell');
  const pathname = usePathname();
  const { user } = useSession();
  return (
    <nav aria-label={t('areas.settings')} className="shrink-0 overflow-x-auto border-b px-4 sm:px-6">
      <ul className="flex gap-5">
        {settingsPagesFor(user.role).map(({ id, href }) => {
          const isCurrent = pathname.startsWith(href);
          return (
            <li key={id}>
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  '-mb-px flex h-11 items-center whitespace-nowrap border-b-2 focus-visible:-outline-offset-2',
                  isCurrent
                    ? 'border-accent font-medium text-ink'
                    : 'border-transparent text-ink-muted hover:text-ink',
                )}
              >
                {t(`settings.${id}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
