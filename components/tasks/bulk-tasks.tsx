'use client';

import { CalendarClock, CircleCheckBig, UserRoundCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useBulkWrites } from '@/components/records/list/use-bulk-writes';
import type { RecordListState } from '@/components/records/list/use-record-list';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { typedId } from '@/lib/api/exact-ids';
import type { TaskRecord } from '@/lib/api/records';
import type { Body } from '@/lib/records/draft';
import { useOwnAssignee } from './use-own-assignee';

type BulkTasksProps = { list: RecordListState<TaskRecord> };

/** What is done to many tasks most: finished, put off, given to somebody. */
export function BulkTasks({ list }: BulkTasksProps) {
  const t = useTranslations('tasks');
  const field = useTranslations('records.task');
  const writes = useBulkWrites(list);
  const [open, setOpen] = useState<'due' | 'assignee'>();
  function edit(name: 'vence_el' | 'assignee_id', body: Body) {
    setOpen(undefined);
    writes.edit(field(name), body);
  }
  return (
    <>
      <Button
        icon={<CircleCheckBig aria-hidden />}
        isPending={writes.isBusy}
        onPress={() => writes.edit(field('status'), { status: 'hecha' })}
      >
        {t('bulk.finish')}
      </Button>
      <Button icon={<CalendarClock aria-hidden />} isPending={writes.isBusy} onPress={() => setOpen('due')}>
        {t('bulk.due')}
      </Button>
      <Button
        icon={<UserRoundCheck aria-hidden />}
        isPending={writes.isBusy}
        onPress={() => setOpen('assignee')}
      >
        {t('bulk.assign')}
      </Button>
      {open === 'due' && (
        <DueDialog
          count={writes.count}
          onClose={() => setOpen(undefined)}
          onSave={(vence_el) => edit('vence_el', { vence_el })}
        />
      )}
      {open === 'assignee' && (
        <AssignDialog
          count={writes.count}
          onClose={() => setOpen(undefined)}
          onSave={(assignee_id) => edit('assignee_id', { assignee_id })}
        />
      )}
    </>
  );
}

type AskProps<Value> = { count: number; onClose: () => void; onSave: (value: Value) => void };

function DueDialog({ count, onClose, onSave }: AskProps<string | null>) {
  const t = useTranslations('tasks.bulk');
  const [day, setDay] = useState<string | null>(null);
  return (
    <Ask
      title={t('dueTitle', { count })}
      act={t(day === null ? 'dueEmpty' : 'dueSave')}
      onClose={onClose}
      onSubmit={() => onSave(day)}
    >
      <DateField label={t('dueField')} value={day} onChange={setDay} />
    </Ask>
  );
}

function AssignDialog({ count, onClose, onSave }: AskProps<string | number | null>) {
  const t = useTranslations('tasks.bulk');
  const { me } = useOwnAssignee();
  const [typed, setTyped] = useState(me ?? '');
  const id = typed.trim();
  return (
    <Ask
      title={t('assignTitle', { count })}
      act={t(id === '' ? 'assignEmpty' : 'assignSave')}
      onClose={onClose}
      onSubmit={() => onSave(id === '' ? null : typedId(id))}
    >
      <TextField
        label={t('assignField')}
        description={me === null ? undefined : t('assignHint', { id: me })}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        isMonospace
        autoFocus
      />
    </Ask>
  );
}

type AskFrameProps = {
  title: string;
  act: string;
  onClose: () => void;
  onSubmit: () => void;
  children: React.ReactNode;
};

function Ask({ title, act, onClose, onSubmit, children }: AskFrameProps) {
  const t = useTranslations('tasks.own');
  const formId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {act}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  );
}
