import type { Area } from '../area.ts';

export const area = {
  name: 'forms',
  readers: {
    form: { listSubmissions: { form_id: 'form_id' }, getSubmission: { form_id: 'form_id', sub_id: 'id' } },
  },
} as const satisfies Area;
