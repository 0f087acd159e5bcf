'use client';

import { CircleCheckBig } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RecordPanel } from '@/components/records/panel/record-panel';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { updateTask } from '@/lib/api/contract/tasks';
import type { TaskRecord } from '@/lib/api/records';
import { isOpen } from '@/lib/contacts/task-agenda';
import { createTask } from '@/lib/contract/tasks';
import { tasks } from '@/lib/resources/tasks/tasks';
import { TaskDue, TaskStatusBadge } from './task-words';
import { useTaskWrites } from './use-task-writes';
import { useToday } from './use-today';

/** One task beside its list. The API reads tasks only as a list: it is looked for in that. */
export function TaskPanel({ id }: { id: string }) {
  const t = useTranslations('tasks');
  const clock = useToday();
  const mayWrite = useCan(updateTask);
  const writes = useTaskWrites();
  return (
    <RecordPanel<TaskRecord>
      of={tasks}
      id={id}
      rules={createTask.body.shape}
      cells={{ vence_el: (task) => <TaskDue task={task} clock={clock} /> }}
      actions={(task) =>
        mayWrite &&
        isOpen(task) && (
          <Button icon={<CircleCheckBig aria-hidden />} onPress={() => void writes.finish(task)}>
            {t('finishThis')}
          </Button>
        )
      }
      badge={({ status }) => <TaskStatusBadge status={status} />}
    />
  );
}
