import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '@/lib/format/dates';
import { closingMoment } from './closing-moment';

const zones = fc.constantFrom(
  'America/Santiago',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'UTC',
  'Pacific/Niue',
);
const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('closingMoment', () => {
  it('is noon in the zone of the page, whatever the zone of the machine', () => {
    const now = new Date('2026-11-20T18:00:00Z');
    expect(closingMoment('2026-07-01', now, 'America/Santiago')).toBe('2026-07-01T16:00:00.000Z');
    expect(closingMoment('2026-11-19', now, 'America/Santiago')).toBe('2026-11-19T15:00:00.000Z');
    expect(closingMoment('2026-11-19', now, 'Pacific/Auckland')).toBe('2026-11-18T23:00:00.000Z');
  });

  it('is a minute ago today, but never yesterday', () => {
    const day = '2026-11-20';
    expect(closingMoment(day, new Date('2026-11-20T09:30:00Z'), 'UTC')).toBe('2026-11-20T09:29:00.000Z');
    expect(closingMoment(day, new Date('2026-11-20T00:00:20Z'), 'UTC')).toBe('2026-11-20T00:00:00.000Z');
  });

  it('falls on the day that was shown and never in the future, also where clocks change', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 400 }), zones, (now, daysAgo, zone) => {
        const day = dayOf(new Date(now.getTime() - daysAgo * 86_400_000), zone);
        const sent = new Date(closingMoment(day, now, zone));
        expect(dayOf(sent, zone)).toBe(day);
        expect(sent.getTime()).toBeLessThanOrEqual(now.getTime());
      }),
    );
  });
});
