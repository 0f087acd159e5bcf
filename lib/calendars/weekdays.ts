import type { Weekday } from '@/lib/contract/weekly-hours';

export type { Weekday };

/** The contract's names of the days, from Monday on: without its schemas, which are for servers. */
export const weekdays: readonly Weekday[] = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
];
