import type { Area } from '../area.ts';

export const area = {
  name: 'contacts',
  entry: { group: 'sales', place: 2, href: '/contacts', icon: 'UsersRound', key: 'c' },
  pages: [
    { id: 'people', href: '/contacts', needs: ['listContacts'] },
    { id: 'companies', href: '/contacts/companies', needs: ['listCompanies'] },
    { id: 'tags', href: '/contacts/tags', needs: ['listTags'] },
    { id: 'import', href: '/contacts/import', needs: ['listContacts', 'listCompanies'] },
  ],
  readers: {
    contact: { listContacts: {}, getContact: { cid: 'id' }, listTags: {} },
    company: { listCompanies: {}, getCompany: { empresa_id: 'id' } },
  },
} as const satisfies Area;
