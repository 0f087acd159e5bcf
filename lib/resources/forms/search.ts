import { ClipboardList } from 'lucide-react';
import { type Search, search as searchOf } from '../search';
import { forms } from './forms';

/** The API finds none by its name: the list is read on. */
export const search: readonly Search[] = [
  searchOf({ of: forms, icon: ClipboardList, shows: ['status', 'slug', 'version', 'updated_at'] }),
];
