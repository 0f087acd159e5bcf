import { expect, it } from 'vitest';
import type { WorkflowRecord } from '@/components/workflows/records';
import { emptyFilter, filterQuery, fits, foldersOf, isFiltered, readFilter } from './list-filter';

const workflow = (fields: Partial<WorkflowRecord>) => fields as WorkflowRecord;

it('goes to the URL and back', () => {
  const filter = { search: 'año nuevo', status: 'draft', folder: '3' };
  expect(readFilter(new URLSearchParams(filterQuery(filter)))).toEqual(filter);
  expect(filterQuery(emptyFilter)).toBe('');
  expect([isFiltered(filter), isFiltered(emptyFilter)]).toEqual([true, false]);
});

it('finds every word, without accents, in the name and the description', () => {
  const campaign = workflow({ nombre: 'Campaña de otoño', descripcion: 'Para clientes' });
  const search = (text: string) => fits(campaign, { ...emptyFilter, search: text });
  expect([search('campana'), search('OTOÑO clientes'), search('invierno'), search('')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it('takes states and folders as they come', () => {
  const odd = workflow({ status: 'paused', folder_id: 'a' });
  expect(fits(odd, { ...emptyFilter, status: 'paused', folder: 'a' })).toBe(true);
  expect(fits(odd, { ...emptyFilter, status: 'draft' })).toBe(false);
  expect(foldersOf([odd, workflow({ folder_id: 10 }), workflow({ folder_id: 9 }), workflow({})])).toEqual([
    '9',
    '10',
    'a',
  ]);
});
