import { conventions } from './conventions.ts';
import { endpoints } from './endpoints.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { limits } from './limits.ts';
import type { RuleSection } from './rule.ts';
import { states } from './states.ts';

/** The rules of the API document in its order. */
export const ruleSections: readonly RuleSection[] = [conventions, states, endpoints, events, errors, limits];
