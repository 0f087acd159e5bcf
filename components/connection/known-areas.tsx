'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '@/components/ui/disclosure';
import { OwnRelativeInstant } from '@/components/ui/instant';
import type { AreaMemory } from '@/lib/connection/areas/area-memory';
import { namesWith } from '@/lib/connection/areas/probe-names';
import { AreasTable } from './areas-table';

/** How much of the API a connection's key can read, as it was found last; all of it on request. */
export function KnownAreas({ areas }: { areas: AreaMemory }) {
  const t = useTranslations('settings.connections.areas');
  const has = namesWith('has', areas.probed).length;
  const title = (
    <span className="font-normal text-ink-muted text-xs">
      {t('summary', { has, all: areas.probed.length })} · {t('at')}{' '}
      <OwnRelativeInstant value={areas.checkedAt} />
    </span>
  );
  return (
    <Disclosure title={title} level={2}>
      <AreasTable probed={areas.probed} />
    </Disclosure>
  );
}
