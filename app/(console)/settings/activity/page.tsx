import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ActivityPage } from '@/components/activity/activity-page';
import { AreaMessages } from '@/components/session/area-messages';
import { recordedOperations } from './recorded-operations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('activity') };
}

export default function Page() {
  return (
    <AreaMessages area="activity">
      <ActivityPage operations={recordedOperations()} />
    </AreaMessages>
  );
}
