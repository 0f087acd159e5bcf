import 'server-only';
import { listTasks } from '@/lib/api/contract/tasks';
import type { Loose } from '@/lib/api/loose';
import { readTaskFilter, siftTasks, taskQuery } from '@/lib/contacts/task-filter';
import type { Task } from '@/lib/contract/tasks';
import { isDay } from '@/lib/format/days';
import { siftedExport } from './sifted-export';

/** Tasks; the query is their page's own (`?due=overdue`) with `today`, the day that the page shows them by. */
export const tasksExport = siftedExport(listTasks, (query) => {
  const filter = readTaskFilter(query);
  const given = query.get('today') ?? undefined;
  const today = isDay(given) ? given : new Date().toISOString().slice(0, 10);
  return {
    asked: taskQuery(filter),
    sift: (rows: readonly Loose<Task>[]) => siftTasks(rows, filter, today),
  };
});
