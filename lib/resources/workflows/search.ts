import { Workflow } from 'lucide-react';
import { type Search, search as searchOf } from '../search';
import { workflows } from './workflows';

/** The API finds none by its name: the list is read on. */
export const search: readonly Search[] = [
  searchOf({ of: workflows, icon: Workflow, shows: ['status', 'updated_at', 'published_at', 'descripcion'] }),
];
