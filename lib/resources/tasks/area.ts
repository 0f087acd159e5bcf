import type { Area } from '../area.ts';

export const area = {
  name: 'tasks',
  entry: { group: 'sales', place: 2.5, href: '/tasks', icon: 'ListTodo', key: 't' },
  needs: ['listTasks'],
  overview: [{ part: 'tasks', page: 'tasks', figures: 1, places: { owner: 4, admin: 4, viewer: 4 } }],
} as const satisfies Area;
