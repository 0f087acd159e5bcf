import { z } from 'zod';
import { date } from './scalars.ts';
import type { Weekday } from './weekdays.ts';

/** Wall-clock time of a block's start: `00:00` to `23:59`. */
const startTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalid_time' })
  .meta({ examples: ['09:00'] });

/** Wall-clock time of a block's end: `00:01` to `24:00`, the end of the day. */
const endTime = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'invalid_time' })
  .meta({ examples: ['18:00'] });

const block = z.strictObject({ desde: startTime, hasta: endTime });

/** A day's open blocks: each ends after it starts, in order of time, none over another. */
export const dayBlocks = z
  .array(block)
  .max(24)
  .superRefine((blocks, ctx) => {
    for (const [index, { desde, hasta }] of blocks.entries()) {
      if (hasta <= desde) {
        ctx.addIssue({ code: 'custom', path: [index, 'hasta'], message: 'before_start' });
      }
      const previous = blocks[index - 1];
      if (previous && desde < previous.hasta) {
        ctx.addIssue({ code: 'custom', path: [index, 'desde'], message: 'overlap' });
      }
    }
  });

function byWeekday<S extends z.ZodType>(blocks: S) {
  return {
    lunes: blocks.optional(),
    martes: blocks.optional(),
    miercoles: blocks.optional(),
    jueves: blocks.optional(),
    viernes: blocks.optional(),
    sabado: blocks.optional(),
    domingo: blocks.optional(),
  } satisfies Record<Weekday, z.ZodType>;
}

/** Open blocks by weekday; a day left out is closed. */
export const weeklyHours = z.strictObject(byWeekday(dayBlocks));
export type WeeklyHours = z.infer<typeof weeklyHours>;

/** Dates whose blocks stand in for the weekday's; no blocks: closed. */
export const hoursExceptions = z
  .array(z.strictObject({ fecha: date, bloques: dayBlocks }))
  .max(1000)
  .superRefine((exceptions, ctx) => {
    const seen = new Set<string>();
    for (const [index, { fecha }] of exceptions.entries()) {
      if (seen.has(fecha)) ctx.addIssue({ code: 'custom', path: [index, 'fecha'], message: 'duplicate' });
      seen.add(fecha);
    }
  });
export type HoursExceptions = z.infer<typeof hoursExceptions>;

const blocksReply = z.array(z.looseObject({ desde: z.string(), hasta: z.string() })).meta({
  examples: [[{ desde: '09:00', hasta: '18:00' }]],
});

/** The same as replies carry them: checked when they were sent. */
export const weeklyHoursReply = z.looseObject(byWeekday(blocksReply));
export const hoursExceptionsReply = z.array(z.looseObject({ fecha: date, bloques: blocksReply }));
