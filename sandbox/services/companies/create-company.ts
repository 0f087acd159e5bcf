import type { createCompany as operation } from '../../../lib/contract/companies.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { addCompany } from './save-company.ts';

/** `POST /companies`. */
export const createCompany: Verb<WriteContext, typeof operation> = (context, { body }) =>
  addCompany(context, body);
