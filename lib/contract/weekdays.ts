/** The days of a calendar's hours, from Monday on: without the schemas, so that a page's rules can name them. */
export const weekdays = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;
export type Weekday = (typeof weekdays)[number];
