import { ListTodo } from 'lucide-react';
import { type Search, search as searchOf } from '../search';
import { tasks } from './tasks';

export const search: readonly Search[] = [
  searchOf({
    of: tasks,
    icon: ListTodo,
    extension: 'q',
    says: ({ descripcion }) => [descripcion],
    shows: ['status', 'vence_el', 'client_id', 'descripcion'],
  }),
];
