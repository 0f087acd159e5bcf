import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ActivityPage } from '@/components/activity/activity-page';
import { AreaMessages } from '@/components/session/area-messages';
import { recordedOperations } from './recorded-operations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('activity') };
}

/** The list stays while a panel opens beside it: `children` is the panel. */
export default function ActivityLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="activity">
      <ActivityPage operations={recordedOperations()}>{children}</ActivityPage>
    </AreaMessages>
  );
}
