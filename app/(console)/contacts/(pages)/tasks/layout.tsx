import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TasksPage } from '@/components/contacts/tasks/tasks-page';
import { AreaGate } from '@/components/shell/area-gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.tasks');
  return { title: t('title') };
}

/** The tasks stay while a panel opens over them: `children` is the panel. */
export default function TasksLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="tasks" isUnderHeader>
      <TasksPage>{children}</TasksPage>
    </AreaGate>
  );
}
