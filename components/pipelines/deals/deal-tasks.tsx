'use client';

import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { toastError } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { createTask, listTasks, updateTask } from '@/lib/api/contract/tasks';
import type { Id } from '@/lib/api/loose';
import { mutationOf } from '@/lib/api/mutations';
import { itemsOf, keyOf, pagesOf } from '@/lib/api/queries';
import type { DealRecord } from '@/lib/api/records';
import type { ItemOf } from '@/lib/api/reply';
import { formatDay } from '@/lib/format/dates';
import { useTried } from './use-tried';

type TaskRow = ItemOf<typeof listTasks>;

/** The tasks of the deal's contact: the API knows tasks of people, not of deals. */
export function DealTasks({ deal }: { deal: DealRecord }) {
  const t = useTranslations('pipelines');
  if (deal.contacto_id === undefined) return <p className="text-ink-muted">{t('tasks.noContact')}</p>;
  return <ContactTasks contactId={deal.contacto_id} />;
}

function ContactTasks({ contactId }: { contactId: Id }) {
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const target = useTarget();
  const client = useQueryClient();
  const mayWrite = useCan(createTask);
  const tried = useTried();
  const query = useInfiniteQuery(pagesOf(listTasks, { query: { client_id: contactId } }, target));
  const update = useMutation({
    ...mutationOf(updateTask, target),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listTasks, target) }),
  });
  function setDone({ id, titulo }: TaskRow, isDone: boolean) {
    const sent = { path: { task_id: id! }, body: { status: isDone ? 'hecha' : 'pendiente' } } as const;
    const words = tried.one('task', `“${titulo ?? id}”`);
    const send = () => update.mutate(sent, { onError: (error) => toastError(error, words, { retry: send }) });
    send();
  }

  if (query.error && !query.data) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <LoadingState rows={3} />;
  const tasks = itemsOf(query.data);
  return (
    <div className="space-y-4">
      <p className="text-ink-muted text-xs">{t('tasks.ofContact')}</p>
      {tasks.length === 0 && <p className="text-ink-muted">{t('tasks.empty')}</p>}
      <ul className="divide-y">
        {tasks.map((task) => (
          <li key={String(task.id)} className="flex items-center gap-3 py-1.5">
            <Checkbox
              isSelected={task.status === 'hecha'}
              isDisabled={!mayWrite || task.id === undefined}
              onChange={(isDone) => setDone(task, isDone)}
              className="min-w-0 flex-1"
            >
              <span className={task.status === 'hecha' ? 'text-ink-muted line-through' : undefined}>
                {task.titulo ?? '—'}
              </span>
            </Checkbox>
            <span className="text-ink-muted text-xs">
              {task.vence_el === undefined ? '' : formatDay(task.vence_el, locale)}
            </span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {t('tasks.more')}
        </Button>
      )}
      {mayWrite && <NewTask contactId={contactId} />}
    </div>
  );
}

function NewTask({ contactId }: { contactId: Id }) {
  const t = useTranslations('pipelines');
  const target = useTarget();
  const client = useQueryClient();
  const create = useWrite(createTask);
  const [title, setTitle] = useState('');
  const [due, setDue] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '' || create.isPending) return;
    const body = { titulo: title.trim(), client_id: contactId, vence_el: due };
    try {
      await create.mutateAsync({ body });
    } catch {
      // Shown below; what was typed stays.
      return;
    }
    setTitle('');
    setDue(null);
    await client.invalidateQueries({ queryKey: keyOf(listTasks, target) });
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-2 border-t pt-3">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('tasks.title')}
          value={title}
          onChange={setTitle}
          autoComplete="off"
          className="min-w-48 flex-1"
        />
        <DateField label={t('tasks.due')} isOptional value={due} onChange={setDue} />
        <Button type="submit" isDisabled={title.trim() === ''} isPending={create.isPending}>
          {t('tasks.add')}
        </Button>
      </div>
      <FormError error={create.error} retry="submit" />
    </form>
  );
}
