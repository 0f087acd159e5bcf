import type { Area } from '../area.ts';

export const area = {
  name: 'forms',
  entry: { group: 'sales', place: 5, href: '/forms', icon: 'ClipboardList', key: 'f' },
  pages: [
    { id: 'form-list', href: '/forms', needs: ['listForms'] },
    { id: 'submissions', href: '/forms/submissions', needs: ['listForms'] },
  ],
  readers: {
    form: { listSubmissions: { form_id: 'form_id' }, getSubmission: { form_id: 'form_id', sub_id: 'id' } },
  },
  overview: [
    {
      part: 'forms',
      page: 'submissions',
      figures: 1,
      places: { owner: 5, admin: 5, integrator: 6, designer: 1, viewer: 5 },
    },
  ],
} as const satisfies Area;
