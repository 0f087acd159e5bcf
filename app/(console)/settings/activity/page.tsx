import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ActivityPage } from '@/components/activity/activity-page';
import { AreaMessages } from '@/components/layout/area-messages';
import { isWrite } from '@/lib/contract/method';
import { operations } from '@/lib/contract/registry';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell.settings');
  return { title: t('activity') };
}

export default function Page() {
  const writes = operations
    .filter(isWrite)
    .map(({ id, summary }) => ({ id, label: id, description: summary }));
  return (
    <AreaMessages area="activity">
      <ActivityPage operations={writes} />
    </AreaMessages>
  );
}
