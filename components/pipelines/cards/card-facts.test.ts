import { expect, test } from 'vitest';
import { deal, stage } from '@/components/pipelines/testing';
import { cardLines, factNames, factsOf, linesOf } from './card-facts';
import type { CardWords } from './use-card-words';

const words: CardWords = {
  missing: () => '',
  untitled: (id) => `Deal ${id}`,
  select: (title) => `Select ${title}`,
  menu: (title) => `Menu of ${title}`,
  money: ({ amount, currency }) => `${currency ?? ''} ${amount ?? '—'}`.trim(),
  day: (day) => day,
  overdue: (day) => `late ${day}`,
  days: (days) => `${days} d`,
  stale: (days) => `stale ${days} d`,
  created: (iso) => `created ${iso.slice(0, 10)}`,
};
const at = { now: Date.parse('2026-11-20T12:00:00Z'), today: '2026-11-20' };
const facts = (fields: Record<string, unknown>, stageFields = {}) =>
  Object.fromEntries(
    factsOf(deal(1, fields), stage(1, stageFields), factNames, words, at).map((fact) => [fact.name, fact]),
  );

test('a deal that says nothing has no facts but an amount that is not there', () => {
  expect(Object.keys(facts({}))).toEqual(['amount']);
});

test('a date that has passed and a deal that stands still say so in words', () => {
  const late = facts({ fecha_cierre_estimada: '2026-11-19', stage_changed_at: '2026-10-01T12:00:00Z' });
  expect(late.fecha_cierre_estimada).toMatchObject({ text: 'late 2026-11-19', tone: 'danger' });
  expect(late.stage_changed_at).toMatchObject({ text: 'stale 50 d', tone: 'warning' });
});

test('contact and company are told by their ids, whose names the card shows, and the owner as the deal says', () => {
  const known = facts({ contacto_id: 7, empresa_id: 'e-1', campos_custom: { vendedor: 'Rosa' } });
  expect(known.contacto_id).toMatchObject({ text: '#7', names: { of: 'contacts', id: 7 } });
  expect(known.empresa_id).toMatchObject({ text: '#e-1', names: { of: 'companies', id: 'e-1' } });
  expect(known.owner).toMatchObject({ text: 'Rosa' });
});

test('a closed deal is neither late nor standing still', () => {
  const won = facts(
    { fecha_cierre_estimada: '2026-11-19', stage_changed_at: '2026-10-01T12:00:00Z' },
    { stage_type: 'won' },
  );
  expect(won.fecha_cierre_estimada?.tone).toBeUndefined();
  expect(won.stage_changed_at).toMatchObject({ text: '50 d' });
  expect(won.stage_changed_at?.tone).toBeUndefined();
});

test('every fact has its line, and a line is there for any of its facts', () => {
  expect(cardLines.flatMap((line) => [...line.facts]).toSorted()).toEqual([...factNames].toSorted());
  expect(linesOf(['stage_changed_at', 'contacto_id'])).toEqual(['customer', 'dates']);
  expect(linesOf([])).toEqual([]);
});
