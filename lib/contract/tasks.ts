import { z } from 'zod';
import { list, one, operation } from './operation.ts';
import { pageQuery } from './pagination.ts';
import { dateOrInstant, id, instant, intText, name, ref, text } from './scalars.ts';

export const taskStatuses = ['pendiente', 'en_curso', 'hecha', 'cancelada'] as const;

export const task = z.looseObject({
  id,
  titulo: z.string().meta({ examples: ['Llamar para cerrar la propuesta'] }),
  descripcion: z.string().nullable(),
  project_id: id.nullable(),
  client_id: id.nullable(),
  assignee_id: id.nullable(),
  status: z.enum(taskStatuses),
  vence_el: dateOrInstant.nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Task = z.infer<typeof task>;

const taskFields = {
  titulo: name,
  descripcion: text(5000).nullable().optional(),
  project_id: ref.nullable().optional(),
  client_id: ref.nullable().optional(),
  assignee_id: ref.nullable().optional(),
  vence_el: dateOrInstant.nullable().optional(),
};

const area = 'contacts';

export const listTasks = operation({
  id: 'listTasks',
  area,
  method: 'GET',
  path: '/tasks',
  summary: 'List tasks, newest first',
  rules: [
    '`q`, an extension, finds every word of it in title or description, whatever its case and accents.',
  ],
  query: {
    project_id: intText().optional(),
    client_id: intText().optional(),
    assignee_id: intText().optional(),
    status: text(100).optional(),
    ...pageQuery,
  },
  extensionQuery: { q: text(200).optional() },
  reply: list(task, 'tasks'),
});

export const createTask = operation({
  id: 'createTask',
  area,
  method: 'POST',
  path: '/tasks',
  summary: 'Create a task',
  rules: [
    '`project_id`, `client_id` and `assignee_id` name things outside this API and are stored as sent.',
    'Without `status` it is `pendiente`.',
    '`vence_el` is a day or an instant, answered as it was sent.',
  ],
  body: z.strictObject({ ...taskFields, status: z.enum(taskStatuses).default('pendiente') }),
  bodyExample: { titulo: 'Llamar para cerrar la propuesta', vence_el: '2026-11-27' },
  reply: one(task),
});

export const updateTask = operation({
  id: 'updateTask',
  area,
  method: 'PATCH',
  path: '/tasks/{task_id}',
  summary: 'Change a task',
  rules: ['Fields left out keep their value; null empties a field. Any status may follow any other.'],
  body: z.strictObject({
    ...taskFields,
    titulo: name.optional(),
    status: z.enum(taskStatuses).optional(),
  }),
  bodyExample: { status: 'hecha' },
  reply: one(task),
});
