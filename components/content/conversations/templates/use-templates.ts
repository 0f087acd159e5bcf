'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/components/session/session-context';
import { callConsole } from '@/lib/api/console-call';
import type { Template, TemplateChange, TemplatesReply } from '@/lib/templates/template-input';

/** The templates of the connection, which the console keeps for whoever works with it. */
export function useTemplates() {
  const connectionId = useSession().connection?.id ?? '';
  const client = useQueryClient();
  const queryKey = ['console', 'templates', connectionId];
  const { data, error, refetch, isPending } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callConsole<TemplatesReply>(`templates?${new URLSearchParams({ connection_id: connectionId })}`, {
        signal,
      }),
    enabled: connectionId !== '',
    staleTime: 60_000,
  });
  const onSettled = () => client.invalidateQueries({ queryKey });
  return {
    templates: data?.data ?? [],
    error: data ? null : error,
    isPending,
    refetch,
    create: useMutation({
      mutationFn: (template: Omit<Template, 'id'>) =>
        callConsole<Template>('templates', { method: 'POST', body: { connectionId, ...template } }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: TemplateChange & { id: string }) =>
        callConsole<Template>(`templates/${id}`, { method: 'PATCH', body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => callConsole(`templates/${id}`, { method: 'DELETE' }),
      onSettled,
    }),
  };
}
