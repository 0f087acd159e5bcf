'use client';

import { ChevronsUpDown, Plug, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from 'react-aria-components/Button';
import { useHeardHealth } from '@/components/live/live-provider';
import { useSelectConnection } from '@/components/navigation/use-select-connection';
import { useSession } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { mayManageConnections } from '@/lib/rules/roles';
import { EnvironmentBadge } from './environment-badge';
import { UpstreamTrouble } from './upstream-health';
import { type ShownHealth, useUpstreamHealth } from './use-upstream-health';

/** Shows the connection that the page reads from, and changes it. */
export function ConnectionSwitcher({ isCompact }: { isCompact?: boolean }) {
  const t = useTranslations('shell.connection');
  const { user, connection, connections } = useSession();
  const select = useSelectConnection();
  const mayManage = mayManageConnections(user.role);
  const name = connection?.name ?? t('none');
  const tHealth = useTranslations('shell.upstream');
  const heard = useHeardHealth();
  const health = useUpstreamHealth(connection?.id);
  const trouble = health && health.is !== 'answering' ? health : undefined;
  const label = connection ? t('current', { name, environment: t(connection.environment) }) : name;

  function descriptionOf(one: ConnectionView): string {
    const state = heard?.of[one.id]?.is ?? 'unknown';
    const words = [t(one.environment), hostOf(one.baseUrl), state === 'unknown' ? '' : tHealth(state)];
    return words.filter((word) => word !== '').join(' · ');
  }

  const trigger = (
    <Button
      isDisabled={connections.length === 0 && !mayManage}
      aria-label={trouble ? `${label}. ${tHealth(trouble.is)}` : label}
      className={classNames(
        'flex min-h-10 w-full min-w-0 items-center gap-2 rounded-md border bg-surface text-left hover:bg-hover',
        isCompact ? 'justify-center' : 'px-2.5 py-1',
        connection?.environment === 'live' && 'border-live',
      )}
    >
      {isCompact ? (
        <Plug aria-hidden className={classNames('size-4', compactTone(connection, trouble))} />
      ) : (
        <>
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2">
              <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
              {connection && <EnvironmentBadge environment={connection.environment} />}
            </span>
            {trouble && <UpstreamTrouble health={trouble} />}
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
        </>
      )}
    </Button>
  );

  return (
    <Menu label={t('switch')} trigger={trigger} placement="bottom start" className="w-72">
      {connections.length > 0 && (
        <MenuChoice
          title={t('switch')}
          value={connection?.id ?? ''}
          onChange={(id) => id !== connection?.id && select.mutate(id)}
        >
          {connections.map((one) => (
            <MenuItem key={one.id} id={one.id} description={descriptionOf(one)}>
              {one.name}
            </MenuItem>
          ))}
        </MenuChoice>
      )}
      {mayManage && connections.length > 0 && <MenuSeparator />}
      {mayManage && (
        <MenuItem id="manage" href="/settings/connections" icon={<Plus aria-hidden />}>
          {connections.length > 0 ? t('manage') : t('add')}
        </MenuItem>
      )}
    </Menu>
  );
}

function compactTone(connection: ConnectionView | undefined | null, trouble: ShownHealth | undefined) {
  if (trouble) return trouble.is === 'slow' ? 'text-warning' : 'text-danger';
  return connection?.environment === 'live' && 'text-live';
}

function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}
