import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { idOf, type TaskRecord } from '@/lib/api/records';
import type { Page } from '@/lib/api/reply';

type Pages = InfiniteData<Page<TaskRecord>>;

/**
 * Shows a changed task wherever it is listed below `queryKey`. Answers how to take that back: this one task as it was
 * in each list, whatever has become of the others since.
 */
export function putTask(client: QueryClient, queryKey: QueryKey, task: TaskRecord): () => void {
  const before = client.getQueriesData<Pages>({ queryKey }).flatMap(([key, data]) => {
    const row = data?.pages?.flatMap(({ items }) => items).find((item) => idOf(item) === idOf(task));
    return row ? [{ key, row }] : [];
  });
  client.setQueriesData<Pages>({ queryKey }, (data) => withTask(data, task));
  return () => {
    for (const { key, row } of before) client.setQueryData<Pages>(key, (data) => withTask(data, row));
  };
}

function withTask(data: Pages | undefined, task: TaskRecord): Pages | undefined {
  if (!data?.pages) return data;
  const change = (row: TaskRecord) => (idOf(row) === idOf(task) ? task : row);
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}
