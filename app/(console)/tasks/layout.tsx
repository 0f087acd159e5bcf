import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { firstPageOf } from '@/components/records/list/first-page';
import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';
import { PerConnection } from '@/components/session/per-connection';
import { AreaGate } from '@/components/shell/area-gate';
import { TasksPage } from '@/components/tasks/tasks-page';
import { listCalendars } from '@/lib/api/contract/calendars';
import { earlyRead } from '@/lib/api/early-read';
import { tasks } from '@/lib/resources/tasks/tasks';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('tasks');
  return { title: t('title') };
}

/** The tasks stay while a panel opens over them: `children` is the panel. */
export default function TasksLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="tasks">
      <PerConnection>
        <AreaGate page="tasks">
          <EarlyReads
            of={(search) => [firstPageOf(tasks, search), earlyRead(listCalendars, {})]}
            page="tasks"
          >
            <TasksPage>{children}</TasksPage>
          </EarlyReads>
        </AreaGate>
      </PerConnection>
    </AreaMessages>
  );
}
