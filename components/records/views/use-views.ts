'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/components/session/session-context';
import { callConsole } from '@/lib/api/console-call';
import type { ColumnsChange, NewView, SavedView, ViewChange } from '@/lib/views/view-input';
import { viewsOf } from './views-of';

/**
 * The signed-in user's views of a list on this connection, and the columns they chose; both follow them to other
 * browsers. `page` names the list (`deliveries`).
 */
export function useViews(page: string) {
  const connectionId = useSession().connection?.id ?? '';
  const queryClient = useQueryClient();
  const options = viewsOf(connectionId, page);
  const { data, error } = useQuery({ ...options, enabled: connectionId !== '' });
  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey });

  const create = useMutation({
    mutationFn: (view: Pick<NewView, 'name' | 'query'>) =>
      callConsole<SavedView>('views', { method: 'POST', body: { page, connectionId, ...view } }),
    onSettled: refresh,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: ViewChange & { id: string }) =>
      callConsole<SavedView>(`views/${id}`, { method: 'PATCH', body }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) => callConsole(`views/${id}`, { method: 'DELETE' }),
    onSettled: refresh,
  });
  const columnsKey = ['views', 'columns', page];
  /** Another choice waits: what it says is shown, and nothing older is put back or read. */
  const isOvertaken = () => queryClient.isMutating({ mutationKey: columnsKey }) > 1;
  const chooseColumns = useMutation({
    mutationKey: columnsKey,
    // In the order in which they were made: the last choice is what is kept.
    scope: { id: columnsKey.join(' ') },
    mutationFn: (columns: ColumnsChange['columns']) =>
      callConsole('views/columns', { method: 'PATCH', body: { page, columns } }),
    onMutate: async (columns) => {
      await queryClient.cancelQueries({ queryKey: options.queryKey });
      const before = queryClient.getQueryData(options.queryKey);
      queryClient.setQueryData(options.queryKey, (known) => ({ data: known?.data ?? [], columns }));
      return { before };
    },
    onError: (_, __, kept) => {
      if (!isOvertaken()) queryClient.setQueryData(options.queryKey, kept?.before);
    },
    onSettled: () => (isOvertaken() ? undefined : refresh()),
  });
  return {
    views: data?.data ?? [],
    columns: data?.columns ?? null,
    error,
    create,
    change,
    remove,
    chooseColumns,
  };
}
