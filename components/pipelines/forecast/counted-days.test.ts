import { expect, test } from 'vitest';
import { openDaysOfWeek, wonDaysOfWeek } from './counted-days';

const forecast = { desde: '2026-10-26', hasta: '2026-12-25' };
const today = '2026-11-25';

test('the week of today is parted: won until today, expected from today on', () => {
  expect(wonDaysOfWeek(forecast, '2026-11-23', today)).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  expect(openDaysOfWeek(forecast, '2026-11-23', today)).toEqual({ from: '2026-11-25', to: '2026-11-29' });
});

test('the first and the last week are counted as far as the forecast goes', () => {
  expect(wonDaysOfWeek({ desde: '2026-10-28' }, '2026-10-26', today)).toEqual({
    from: '2026-10-28',
    to: '2026-11-01',
  });
  expect(openDaysOfWeek(forecast, '2026-12-21', today)).toEqual({ from: '2026-12-21', to: '2026-12-25' });
});

test('nothing is won in weeks to come, nothing expected in those that are over', () => {
  expect(wonDaysOfWeek(forecast, '2026-11-30', today)).toBeUndefined();
  expect(openDaysOfWeek(forecast, '2026-11-16', today)).toBeUndefined();
});

test('a server that does not say how far it counted is taken at its weeks', () => {
  expect(wonDaysOfWeek({}, '2026-11-16', today)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(openDaysOfWeek({}, '2026-12-14', today)).toEqual({ from: '2026-12-14', to: '2026-12-20' });
});
