import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from '@/lib/format/dates';
import { closingMoment } from './closing-moment';

describe('closingMoment', () => {
  it('is noon in the zone of the page, whatever the zone of the machine', () => {
    expect(closingMoment('2026-07-01', '2026-11-20', 'America/Santiago')).toBe('2026-07-01T16:00:00.000Z');
    expect(closingMoment('2026-11-19', '2026-11-20', 'America/Santiago')).toBe('2026-11-19T15:00:00.000Z');
    expect(closingMoment('2026-11-19', '2026-11-20', 'Pacific/Auckland')).toBe('2026-11-18T23:00:00.000Z');
  });

  it('leaves today and no day to the server', () => {
    expect(closingMoment('2026-11-20', '2026-11-20', 'UTC')).toBeUndefined();
    expect(closingMoment(null, '2026-11-20', 'UTC')).toBeUndefined();
  });

  it('falls on the day that was chosen, also where clocks change', () => {
    const zones = fc.constantFrom(
      'America/Santiago',
      'Pacific/Auckland',
      'Asia/Kathmandu',
      'UTC',
      'Pacific/Niue',
    );
    const days = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        expect(dayOf(new Date(closingMoment(day, '', zone)!), zone)).toBe(day);
      }),
    );
  });
});
