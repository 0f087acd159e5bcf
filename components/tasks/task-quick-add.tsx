'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { LazyTextField } from '@/components/ui/fields/lazy-text-field';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { createTask } from '@/lib/api/contract/tasks';
import { typedId } from '@/lib/api/exact-ids';
import type { Id } from '@/lib/api/loose';
import { useTaskWrites } from './use-task-writes';

/** An id out of an address is text; the API takes integers, other servers their own. */
const asSent = (id: Id): Id => typedId(String(id));

type TaskQuickAddProps = { clientId?: Id | undefined };

/** A title and Enter make a task; the field is ready for the next. */
export function TaskQuickAdd({ clientId }: TaskQuickAddProps) {
  const t = useTranslations('tasks');
  const writes = useTaskWrites();
  const mayCreate = useCan(createTask);
  const [title, setTitle] = useState('');
  const [refusal, setRefusal] = useState<unknown>(null);
  const input = useRef<HTMLInputElement>(null);
  useShortcut('c', t('quickAdd'), () => input.current?.focus());
  if (!mayCreate) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const titulo = title.trim();
    if (titulo === '' || writes.isCreating) return;
    setRefusal(null);
    try {
      await writes.create(clientId === undefined ? { titulo } : { titulo, client_id: asSent(clientId) });
      setTitle((now) => (now.trim() === titulo ? '' : now));
      toastSuccess(t('created', { title: titulo }));
    } catch (error) {
      setRefusal(error);
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-2">
      <div className="flex gap-2">
        <LazyTextField
          label={t('quickAdd')}
          isLabelHidden
          placeholder={t('quickAddHint')}
          prefix={<Plus aria-hidden />}
          maxLength={200}
          value={title}
          onChange={setTitle}
          inputRef={input}
          className="flex-1"
        />
        <Button type="submit" isPending={writes.isCreating} isDisabled={title.trim() === ''}>
          {t('addTask')}
        </Button>
      </div>
      <FormError error={refusal} retry="submit" />
    </form>
  );
}
