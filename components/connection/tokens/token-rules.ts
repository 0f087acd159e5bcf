import { z } from 'zod';
import { name } from '@/lib/contract/scalars';

/** What the form of a new token has to hold. */
export const tokenRules = z.looseObject({ name });
