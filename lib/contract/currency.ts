import { z } from 'zod';
import { currencies } from './currencies.generated.ts';

const known = new Set(currencies);

/**
 * The currency of a body: a code of ISO 4217, CLF (UF) among them. Replies say `currency` of scalars.ts, which is its form
 * alone, since what was stored before a list was kept is answered as it is.
 */
export const knownCurrency = z
  .string()
  .refine((code) => known.has(code), { error: 'invalid_currency' })
  .meta({ enum: [...currencies], examples: ['CLP'] });
