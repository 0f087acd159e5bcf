'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useShortcut } from '@/components/commands/shortcuts';
import { useSession } from '@/components/session/session-context';
import { AreaNav } from '@/components/shell/area-nav';
import { accessTo } from '@/lib/connection/areas/page-access';
import { catalogPath, deliveriesPath, eventsPath, overviewPath, receiverPath, verifyPath } from './paths';

const pages = [
  { name: 'overview', href: overviewPath },
  { name: 'deliveries', href: deliveriesPath(), key: 'd' },
  { name: 'events', href: eventsPath, key: 'e' },
  { name: 'catalog', href: catalogPath, key: 't' },
  { name: 'verify', href: verifyPath, key: 'v' },
  { name: 'receiver', href: receiverPath, key: 'r' },
] as const;

/** The pages of this area that the server has, and the keys that lead to them; to the overview the area's own key leads. */
export function WebhooksNav() {
  const t = useTranslations('webhooks.nav');
  const { closed } = useSession();
  const there = pages.filter(({ name }) => accessTo(name, closed) !== 'missing');
  return (
    <>
      {there.map(
        (page) =>
          'key' in page && (
            <GoTo key={page.key} keys={`g ${page.key}`} label={t(page.name)} href={page.href} />
          ),
      )}
      <AreaNav label={t('label')} pages={there.map(({ name, href }) => ({ name: t(name), href }))} />
    </>
  );
}

/** The key that follows `g` while one of these pages is shown. */
function GoTo({ keys, label, href }: { keys: string; label: string; href: string }) {
  const router = useRouter();
  useShortcut(keys, label, () => router.push(href), 'goTo');
  return null;
}
