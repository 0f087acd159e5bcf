'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { ContactPicker } from '@/components/records/pick/contact-picker';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { FormError } from '@/components/ui/fields/form-error';
import { Select } from '@/components/ui/fields/select';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { taskStatuses, updateTask } from '@/lib/api/contract/tasks';
import type { TaskRecord } from '@/lib/api/records';
import { type TaskDraft, taskChangesOf, taskDraftOf } from './task-draft';
import { useTaskStatusName } from './task-words';
import { type TaskBody, useTaskWrites } from './use-task-writes';

type TaskFormProps = { task: TaskRecord; onDirty: (isDirty: boolean) => void };

/** Edits a task; only what was changed is sent. */
export function TaskForm({ task, onDirty }: TaskFormProps) {
  const t = useTranslations('contacts.tasks');
  const words = useTranslations('contacts');
  const statusName = useTaskStatusName();
  const mayEdit = useCan(updateTask);
  const writes = useTaskWrites();
  const [base, setBase] = useState(() => taskDraftOf(task));
  const [draft, setDraft] = useState(base);
  const [refusal, setRefusal] = useState<unknown>(null);
  const changes = taskChangesOf(draft, base);
  const isDirty = Object.keys(changes).length > 0;
  const hasNoTitle = isDirty && draft.titulo.trim() === '';

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  // What others change appears while nothing is being typed.
  const fill = useEffectEvent((now: typeof task) => {
    if (isDirty || writes.isUpdating) return;
    setBase(taskDraftOf(now));
    setDraft(taskDraftOf(now));
  });
  useEffect(() => fill(task), [task]);

  const set = <Name extends keyof TaskDraft>(name: Name, value: TaskDraft[Name]) =>
    setDraft((now) => ({ ...now, [name]: value }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isDirty || hasNoTitle) return;
    setRefusal(null);
    try {
      const reply = await writes.update(task, changes as TaskBody);
      setBase(draft);
      toastSuccess(t('saved'), undefined, reply);
    } catch (error) {
      setRefusal(error);
    }
  }

  const statuses = [...new Set([...taskStatuses, ...(base.status === '' ? [] : [base.status])])];
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="space-y-4">
      <FormError error={refusal} retry="submit" />
      <TextField
        label={t('titulo')}
        isRequired
        isReadOnly={!mayEdit}
        maxLength={200}
        value={draft.titulo}
        onChange={(titulo) => set('titulo', titulo)}
        errorMessage={hasNoTitle ? words('issue.required') : undefined}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('statusLabel')}
          isDisabled={!mayEdit}
          value={draft.status}
          onChange={(status) => set('status', status)}
          options={statuses.map((id) => ({ id, label: statusName(id) }))}
        />
        <DateField
          label={t('due')}
          isOptional
          isDisabled={!mayEdit}
          value={draft.vence_el}
          onChange={(day) => set('vence_el', day)}
        />
      </div>
      <ContactPicker
        label={t('contact')}
        isDisabled={!mayEdit}
        value={draft.client_id}
        onChange={(id) => set('client_id', id)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {(['assignee_id', 'project_id'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name)}
            isOptional
            isReadOnly={!mayEdit}
            inputMode="numeric"
            value={draft[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
      <TextArea
        label={t('descripcion')}
        isOptional
        isReadOnly={!mayEdit}
        maxLength={5000}
        value={draft.descripcion}
        onChange={(descripcion) => set('descripcion', descripcion)}
      />
      {mayEdit && (
        <div className="flex justify-end gap-2">
          {isDirty && <Button onPress={() => setDraft(base)}>{words('discard')}</Button>}
          <Button
            variant="primary"
            type="submit"
            isDisabled={!isDirty || hasNoTitle}
            isPending={writes.isUpdating}
          >
            {words('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
