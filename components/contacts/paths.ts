import type { Id } from '@/lib/api/loose';

export const tasksPath = '/contacts/tasks';
export const importPath = '/contacts/import';

export const taskPath = (id: Id, query = '') => `${tasksPath}/${encodeURIComponent(String(id))}${query}`;
