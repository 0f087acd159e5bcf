import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { TasksPage } from '@/components/contacts/tasks-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.tasks');
  return { title: t('title') };
}

/** The tasks stay while a panel opens over them: `children` is the panel. */
export default function TasksLayout({ children }: { children: ReactNode }) {
  return <TasksPage>{children}</TasksPage>;
}
