import { createTask, listTasks, taskStatuses, updateTask } from '@/lib/api/contract/tasks';
import type { TaskRecord } from '@/lib/api/records';
import { type DueChoice, dueChoices, isDue } from '@/lib/contacts/task-due';
import { choice, text } from '@/lib/fields/codecs';
import { holdsWords } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';

export const tasks = resource<typeof listTasks>({
  name: 'tasks',
  area: 'tasks',
  path: '/tasks',
  words: {
    fields: 'records.task',
    list: 'tasks',
    filters: 'tasks.filter',
  },
  operations: { list: listTasks, create: createTask, update: updateTask },
  idIn: 'task_id',
  title: ({ titulo }) => titulo,
  details: ({ status, vence_el }) => [status, vence_el],
  done: { field: 'status', word: 'hecha', before: 'pendiente' },
  quickAdd: ['titulo', 'vence_el'],
  fields: {
    titulo: {
      kind: 'text',
      column: { width: 288 },
      form: { isRequired: true, maxLength: 200, isInline: true },
    },
    status: {
      kind: 'choice',
      choices: taskStatuses,
      choiceWords: 'records.taskStatus',
      column: { isUsual: true, width: 128 },
      form: { isInline: true },
    },
    vence_el: {
      kind: 'date',
      column: { isUsual: true, width: 208, isSortable: true },
      form: { isInline: true },
    },
    client_id: { kind: 'ref', to: 'contacts', column: { isUsual: true, width: 192 }, form: {} },
    assignee_id: { kind: 'id', column: { isUsual: true, width: 112 }, form: { isInline: true } },
    updated_at: { kind: 'instant', column: { isUsual: true, width: 168, isSortable: true } },
    created_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    project_id: { kind: 'id', column: { width: 112 }, form: {} },
    descripcion: { kind: 'long', column: { width: 256 }, form: { maxLength: 5000 } },
    id: { kind: 'id', column: { width: 96 } },
  },
  filters: {
    q: {
      control: 'search',
      codec: text,
      keeps: ({ titulo, descripcion }: TaskRecord, typed) => holdsWords([titulo, descripcion], typed),
    },
    status: {
      control: 'choice',
      codec: text,
      sentAs: 'status',
      choices: taskStatuses,
      choiceWords: 'records.taskStatus',
      keeps: (task: TaskRecord, status) => task.status === status,
    },
    due: {
      control: 'choice',
      codec: choice(dueChoices),
      choices: dueChoices,
      choiceWords: 'tasks.dueChoice',
      keeps: (task: TaskRecord, due, today, zone) => isDue(task, due as DueChoice, { today, zone }),
    },
    contact: {
      control: 'ref',
      to: 'contacts',
      codec: text,
      sentAs: 'client_id',
      keeps: (task: TaskRecord, contact) => String(task.client_id) === contact,
    },
    assignee: {
      control: 'text',
      codec: text,
      sentAs: 'assignee_id',
      keeps: (task: TaskRecord, assignee) => String(task.assignee_id) === assignee,
    },
  },
});
