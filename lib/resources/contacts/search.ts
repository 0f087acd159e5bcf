import { Building2, UserRound } from 'lucide-react';
import { listCompanies } from '@/lib/api/contract/companies';
import type { CompanyRecord } from '@/lib/api/records';
import { text } from '@/lib/records/address';
import type { Search } from '../search';
import { contacts } from './contacts';

export const search: readonly Search[] = [
  { of: contacts, icon: UserRound },
  {
    of: {
      path: '/contacts/companies',
      operations: { list: listCompanies },
      title: ({ nombre }: CompanyRecord) => nombre,
      details: ({ rut, email }: CompanyRecord) => [rut, email],
      filters: { q: { control: 'search', codec: text, sentAs: 'q' } },
    },
    icon: Building2,
  },
];
