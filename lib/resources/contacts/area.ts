import type { Area } from '../area.ts';

export const area = {
  name: 'contacts',
  entry: { group: 'sales', place: 2, href: '/contacts', icon: 'UsersRound', key: 'c' },
  pages: [
    { id: 'people', href: '/contacts', needs: ['listContacts'] },
    { id: 'companies', href: '/contacts/companies', needs: ['listCompanies'] },
    { id: 'tasks', href: '/contacts/tasks', needs: ['listTasks'] },
    { id: 'tags', href: '/contacts/tags', needs: ['listTags'] },
    { id: 'import', href: '/contacts/import', needs: ['listContacts', 'listCompanies'] },
  ],
  readers: {
    contact: { listContacts: {}, getContact: { cid: 'id' }, listTags: {} },
    company: { listCompanies: {}, getCompany: { empresa_id: 'id' } },
  },
  overview: [{ part: 'tasks', page: 'tasks', places: { owner: 4, admin: 4, viewer: 3 } }],
} as const satisfies Area;
