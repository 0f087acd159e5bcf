import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { bookAppointment } from '@/lib/api/contract/calendars';
import type { AppointmentRecord } from '@/lib/api/records';
import { bookedAs, isTimeRefused, movedTo } from './booked-time';
import { offsetText, spanText } from './when';

const asked = '2026-11-24T13:00:00.000Z';
const at = (inicio: string | undefined, fin?: string) => ({ inicio, fin }) as AppointmentRecord;

test('a server that booked another time than asked is found out', () => {
  expect(bookedAs(at('2026-11-24T10:00:00-03:00'), asked)).toBe('asked');
  expect(bookedAs(at('2026-11-24T13:30:00Z'), asked)).toBe('other');
  expect(bookedAs(at(undefined), asked)).toBe('unread');
  expect(bookedAs(at('soon'), asked)).toBe('unread');
});

test('what is moved stays as long as it was', () => {
  const moved = movedTo(at('2026-11-23T10:00:00Z', '2026-11-23T10:45:00Z'), asked);
  expect(moved).toEqual({ inicio: asked, fin: '2026-11-24T13:45:00.000Z' });
  expect(movedTo(at('2026-11-23T10:00:00Z'), asked)).toEqual({ inicio: asked, fin: undefined });
});

test('a time that is not free is told from other refusals', () => {
  const refusal = (status: number, code: string, field?: string) =>
    isTimeRefused(
      new ApiError({
        operation: bookAppointment,
        status,
        code,
        message: '',
        details: field === undefined ? [] : [{ field, issue: 'not_available' }],
      }),
    );
  expect(refusal(409, 'slot_taken')).toBe(true);
  expect(refusal(409, 'conflict')).toBe(true);
  expect(refusal(422, 'validation_error', 'inicio')).toBe(true);
  expect(refusal(422, 'validation_error', 'body.inicio')).toBe(true);
  expect(refusal(422, 'validation_error', 'contacto.email')).toBe(false);
  expect(refusal(409, 'appointment_not_active')).toBe(false);
  expect(isTimeRefused(new Error('x'))).toBe(false);
});

test('a span is written as its zone’s clock shows it, over a change of the clock and over midnight', () => {
  const span = (from: string, to: string, zone: string) =>
    spanText(Date.parse(from), Date.parse(to), zone, 'en');
  expect(span('2026-11-24T13:00:00Z', '2026-11-24T13:30:00Z', 'America/Santiago')).toBe(
    'Tue 24 Nov 2026, 10:00–10:30',
  );
  expect(span('2026-11-25T02:30:00Z', '2026-11-25T03:30:00Z', 'America/Santiago')).toBe(
    'Tue 24 Nov 2026, 23:30–25 Nov 2026, 00:30',
  );
  expect(offsetText(Date.parse('2026-04-05T02:30:00Z'), 'America/Santiago')).toBe('GMT-3');
  expect(offsetText(Date.parse('2026-04-05T03:30:00Z'), 'America/Santiago')).toBe('GMT-4');
  expect(offsetText(Date.parse('2026-11-24T00:00:00Z'), 'Australia/Lord_Howe')).toBe('GMT+11');
  expect(offsetText(Date.parse('2026-06-24T00:00:00Z'), 'Australia/Lord_Howe')).toBe('GMT+10:30');
});
