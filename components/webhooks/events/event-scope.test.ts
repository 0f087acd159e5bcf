import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogOf } from '@/components/webhooks/directory/event-selection';
import { addressOf, readAddress } from '@/lib/fields/address';
import { emptyScope, hoursBack, momentOf, scopeCodecs, typesOf } from './event-scope';

test('the URL holds the scope whole', () => {
  const word = fc.stringMatching(/^[a-z0-9_.]{0,12}$/);
  const start = fc.constantFrom('newest', 'oldest', ...hoursBack, '2026-11-20', '2026-11-20T03:30:00.000Z');
  const until = fc.constantFrom('', '2026-11-21T03:00:00Z');
  fc.assert(
    fc.property(fc.record({ type: word, start, until, after: word, search: word }), (scope) => {
      expect(readAddress(scopeCodecs, new URLSearchParams(addressOf(scopeCodecs, scope)))).toEqual(scope);
    }),
  );
  expect(addressOf(scopeCodecs, emptyScope)).toBe('');
});

test.each(['2026-13-45', 'yesterday', '25', ''])('a start of "%s" is no start', (start) => {
  expect(readAddress(scopeCodecs, new URLSearchParams({ start })).start).toBe('newest');
});

test.each(['2026-11-20', 'tomorrow', '2026-11-20T99:00:00Z'])('an end of "%s" is no end', (until) => {
  expect(readAddress(scopeCodecs, new URLSearchParams({ until })).until).toBe('');
});

test('a group stands for all of its types', () => {
  const catalog = catalogOf();
  expect(typesOf({ type: '' }, catalog)).toEqual([]);
  expect(typesOf({ type: 'ticket.opened' }, catalog)).toEqual(['ticket.opened']);
  expect(typesOf({ type: 'products' }, catalog)).toEqual([
    'product.created',
    'product.updated',
    'product.archived',
  ]);
});

test('a moment is hours back, or the beginning of a day where the reader lives', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(momentOf('8', now, 'UTC')).toBe(now - 8 * 3_600_000);
  expect(new Date(momentOf('2026-11-20', now, 'America/Santiago')!).toISOString()).toBe(
    '2026-11-20T03:00:00.000Z',
  );
  expect(momentOf('2026-11-20T03:30:00Z', now, 'UTC')).toBe(Date.parse('2026-11-20T03:30:00Z'));
  expect(momentOf('newest', now, 'UTC')).toBeUndefined();
});
