// Written by `npm run contract:generate` from lib/contract/pagination.ts.
import type * as contract from '../../contract/pagination.ts';

export const LIMIT_DEFAULT: typeof contract.LIMIT_DEFAULT = 50;
export const LIMIT_MAX: typeof contract.LIMIT_MAX = 100;
