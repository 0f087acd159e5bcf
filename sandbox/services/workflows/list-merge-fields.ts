import type { listMergeFields as operation } from '../../../lib/contract/workflows.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { selectCustomKeys } from './custom-field-keys.ts';
import { customFields, isMergeObject, standardFields } from './merge-fields.ts';

/** `GET /workflows/merge-fields`: the standard tags of an object, then the subaccount's own; none of an unknown one. */
export const listMergeFields: Verb<ReadContext, typeof operation> = async (context, { query }) => {
  const { objeto } = query;
  if (!isMergeObject(objeto)) return { data: [], next_cursor: null };
  const keys = objeto === 'appointment' ? [] : await selectCustomKeys(context, objeto);
  return { data: [...standardFields(objeto), ...customFields(objeto, keys)], next_cursor: null };
};
