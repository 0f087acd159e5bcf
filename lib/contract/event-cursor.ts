import { z } from 'zod';

/** The id of an event, `evt_<n>` or `<n>`; parsed to the number. */
export const eventCursor = z
  .string()
  .regex(/^(evt_)?\d{1,15}$/, { error: 'invalid_cursor' })
  .transform((text) => Number(text.replace('evt_', '')))
  .meta({ examples: ['evt_5012'] });
