import { expect, it } from 'vitest';
import type { Loose } from '@/lib/api/loose';
import type { Workflow } from '@/lib/contract/workflows';
import { keptRows } from '@/lib/records/question';
import { workflows } from './workflows';

const kept = (values: Record<string, string>, ...rows: Partial<Loose<Workflow>>[]) =>
  keptRows(workflows, values, rows as Loose<Workflow>[], '').length;

it('finds every word, without accents, in the name and the description', () => {
  const campaign = { nombre: 'Campaña de otoño', descripcion: 'Para clientes', id: 7 } as const;
  const searches = ['campana', 'OTOÑO  clientes', '7', 'otoño invierno', ''];
  expect(searches.map((search) => kept({ search }, campaign))).toEqual([1, 1, 1, 0, 1]);
});

it('takes states and folders as they come', () => {
  const odd = { status: 'paused', folder_id: 'a' } as object;
  expect(kept({ status: 'paused', folder: 'a' }, odd)).toBe(1);
  expect(kept({ status: 'draft' }, odd, {})).toBe(0);
  expect(kept({ folder: '9' }, odd, { folder_id: 9 }, {})).toBe(1);
});
