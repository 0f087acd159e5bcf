import { expect, test } from 'vitest';
import { deal, stage } from '@/components/pipelines/testing';
import { factNames, factsOf } from './card-facts';
import type { CardWords } from './use-card-words';

const words: CardWords = {
  blank: () => '—',
  untitled: (id) => `Deal ${id}`,
  select: (title) => `Select ${title}`,
  menu: (title) => `Menu of ${title}`,
  money: ({ amount, currency }) => `${currency ?? ''} ${amount ?? '—'}`.trim(),
  day: (day) => day,
  overdue: (day) => `late ${day}`,
  days: (days) => `${days} d`,
  stale: (days) => `stale ${days} d`,
  instant: (iso) => iso.slice(0, 10),
};
const at = { now: Date.parse('2026-11-20T12:00:00Z'), today: '2026-11-20' };
const facts = (fields: Record<string, unknown>, stageFields = {}) =>
  factsOf(deal(1, fields), stage(1, stageFields), factNames, words, at);

test('a deal that says nothing is dashes', () => {
  expect(facts({}).map(({ text }) => text)).toEqual(['—', '—', '—', '—', '—', '—', '—']);
});

test('a date that has passed and a deal that stands still say so in words', () => {
  const late = facts({ fecha_cierre_estimada: '2026-11-19', stage_changed_at: '2026-10-01T12:00:00Z' });
  expect(late[1]).toMatchObject({ text: 'late 2026-11-19', tone: 'danger' });
  expect(late[2]).toMatchObject({ text: 'stale 50 d', tone: 'warning' });
});

test('a contact is told by its id, whose name the card shows, and the owner as the deal says', () => {
  const known = facts({ contacto_id: 7, campos_custom: { vendedor: 'Rosa' } });
  expect(known[3]).toEqual({ name: 'contacto_id', text: '#7', contactId: 7 });
  expect(known[4]).toEqual({ name: 'owner', text: 'Rosa' });
});

test('a closed deal is neither late nor standing still', () => {
  const won = facts(
    { fecha_cierre_estimada: '2026-11-19', stage_changed_at: '2026-10-01T12:00:00Z' },
    { stage_type: 'won' },
  );
  expect(won[1]?.tone).toBeUndefined();
  expect(won[2]).toMatchObject({ text: '50 d' });
  expect(won[2]?.tone).toBeUndefined();
});
