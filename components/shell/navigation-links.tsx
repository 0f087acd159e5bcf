'use client';

import { Lock } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Focusable } from 'react-aria-components';
import { itemOfPath, type NavigationItem, navigationFor } from '@/components/navigation/navigation';
import { useAreaWords } from '@/components/navigation/use-area-words';
import { useAccess, useSession } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { PageLink } from '@/components/ui/page-link';

type NavigationLinksProps = { isCompact?: boolean; onNavigate?: () => void };

/** The areas as links, grouped; icons alone where there is little room. */
export function NavigationLinks({ isCompact, onNavigate }: NavigationLinksProps) {
  const t = useTranslations('shell');
  const current = itemOfPath(usePathname());
  const navigation = navigationFor(useSession().closed);
  return (
    <nav aria-label={t('navigation')} className="space-y-4">
      {navigation.map((group) => (
        <div key={group.id}>
          <p className={isCompact ? 'sr-only' : 'mb-1 px-2 font-medium text-ink-faint text-xs'}>
            {t(`groups.${group.id}`)}
          </p>
          <ul className="space-y-0.5">
            {group.items.map((item) => (
              <li key={item.area}>
                <NavigationLink
                  item={item}
                  isCurrent={item === current}
                  isCompact={isCompact}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type NavigationLinkProps = NavigationLinksProps & { item: NavigationItem; isCurrent: boolean };

function NavigationLink({ item, isCurrent, isCompact, onNavigate }: NavigationLinkProps) {
  const t = useTranslations('shell');
  const isReadable = useAccess(item.area) === 'open';
  const area = useAreaWords().name(item.area);
  const label = isReadable ? area : `${area} (${t('closed.noRightHint')})`;
  const link = (
    <PageLink
      href={item.href}
      ref={isCurrent ? intoSight : undefined}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isCompact || !isReadable ? label : undefined}
      title={isReadable || isCompact ? undefined : t('closed.noRightHint')}
      className={classNames(
        'flex h-8 items-center gap-2 rounded-md px-2 pointer-coarse:h-10',
        isCompact && 'justify-center',
        isCurrent ? 'bg-hover font-medium text-ink' : 'text-ink-muted hover:bg-hover hover:text-ink',
      )}
    >
      <item.Icon aria-hidden className={classNames('size-4 shrink-0', isCurrent && 'text-accent-ink')} />
      {!isCompact && <span className="flex-1">{area}</span>}
      {!isCompact && !isReadable && <Lock aria-hidden className="size-3.5 shrink-0 text-ink-faint" />}
    </PageLink>
  );
  if (!isCompact) return link;
  return (
    <Tooltip text={label} placement="right">
      <Focusable>{link}</Focusable>
    </Tooltip>
  );
}

/** On a low screen not all of them have room. */
function intoSight(link: HTMLElement | null) {
  link?.scrollIntoView({ block: 'nearest' });
}
