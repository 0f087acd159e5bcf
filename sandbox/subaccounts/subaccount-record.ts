import type { Subaccount } from '../../lib/contract/subaccounts.ts';
import type { SubaccountRow } from '../services/subaccounts/store.ts';

/** A subaccount as its reply is. */
export function subaccountRecord({ id, nombre, demo, createdAt }: SubaccountRow): Subaccount {
  return { id, name: nombre, contents: demo ? 'demo' : 'own', created_at: createdAt.toISOString() };
}
