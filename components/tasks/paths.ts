import type { Id } from '@/lib/api/loose';

export const tasksPath = '/tasks';

export const taskPath = (id: Id, query = '') => `${tasksPath}/${encodeURIComponent(String(id))}${query}`;
