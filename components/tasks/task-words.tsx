'use client';

import { CalendarClock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import type { TaskRecord } from '@/lib/api/records';
import { type Clock, dueDay, dueInstant, dueState } from '@/lib/contacts/task-due';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { isKnownStatus, type TaskStatus } from './task-columns';

const tones: Readonly<Record<TaskStatus, Tone>> = {
  pendiente: 'neutral',
  en_curso: 'accent',
  hecha: 'success',
  cancelada: 'neutral',
};

/** The name of a task's status; a status that nobody knows keeps its own. */
export function useTaskStatusName() {
  const t = useTranslations('records.taskStatus');
  return (status: string) => (isKnownStatus(status) ? t(status) : status === '' ? t('none') : status);
}

export function TaskStatusBadge({ status }: { status: string | undefined }) {
  const name = useTaskStatusName();
  if (status === undefined) return <>—</>;
  return <Badge tone={isKnownStatus(status) ? tones[status] : 'neutral'}>{name(status)}</Badge>;
}

type TaskDueProps = { task: TaskRecord; clock: Clock };

/** When it is due, with the hour where it names one; late ones say so in words, not in colour alone. */
export function TaskDue({ task, clock }: TaskDueProps) {
  const t = useTranslations('tasks');
  const locale = useLocale();
  const day = dueDay(task, clock.zone);
  const at = dueInstant(task);
  if (day === undefined) return <>—</>;
  const state = dueState(task, clock);
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 whitespace-nowrap',
        state === 'overdue' && 'font-medium text-danger-ink',
        state === 'today' && 'font-medium text-warning-ink',
      )}
    >
      {state === 'overdue' && <CalendarClock aria-hidden className="size-3.5" />}
      {at === undefined ? formatDay(day, locale) : formatInstant(at, { locale, timeZone: clock.zone })}
      {state === 'overdue' && ` · ${t('overdue')}`}
      {state === 'today' && ` · ${t('today')}`}
    </span>
  );
}
