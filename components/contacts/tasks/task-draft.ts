import { typedId } from '@/lib/api/exact-ids';
import type { Id } from '@/lib/api/loose';
import type { TaskRecord } from '@/lib/api/records';
import { dueDay } from '@/lib/contacts/task-due';

/** What the form of a task holds. */
export type TaskDraft = {
  readonly titulo: string;
  readonly descripcion: string;
  readonly status: string;
  readonly vence_el: string | null;
  readonly client_id: Id | null;
  readonly assignee_id: string;
  readonly project_id: string;
};

export const taskFieldNames = [
  'titulo',
  'status',
  'vence_el',
  'client_id',
  'assignee_id',
  'project_id',
  'descripcion',
] as const satisfies readonly (keyof TaskDraft)[];

export function taskDraftOf(task: TaskRecord): TaskDraft {
  return {
    titulo: task.titulo ?? '',
    descripcion: task.descripcion ?? '',
    status: task.status ?? '',
    vence_el: dueDay(task) ?? null,
    client_id: task.client_id ?? null,
    assignee_id: String(task.assignee_id ?? ''),
    project_id: String(task.project_id ?? ''),
  };
}

/** The fields that were changed, as the API takes them: ids as integers where they are, emptied fields as null. */
export function taskChangesOf(draft: TaskDraft, base: TaskDraft): Record<string, unknown> {
  const changed = taskFieldNames.filter((name) => draft[name] !== base[name]);
  return Object.fromEntries(changed.map((name) => [name, bodyValue(name, draft[name])]));
}

function bodyValue(name: keyof TaskDraft, value: Id | null): Id | null {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (name === 'titulo' || name === 'status') return text;
  if (text === '') return null;
  const isId = name === 'assignee_id' || name === 'project_id';
  return isId ? typedId(text) : text;
}
