import { Building2, UserRound } from 'lucide-react';
import type { Search } from '../search';
import { companies } from './companies';
import { contacts } from './contacts';

export const search: readonly Search[] = [
  { of: contacts, icon: UserRound },
  { of: companies, icon: Building2 },
];
