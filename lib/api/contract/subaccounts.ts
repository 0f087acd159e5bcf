// Written by `npm run contract:generate` from lib/contract/subaccounts.ts.
import type * as contract from '../../contract/subaccounts.ts';
import type { ClientOperation } from '../client-operation.ts';

export const MOST_MADE_SUBACCOUNTS: typeof contract.MOST_MADE_SUBACCOUNTS = 100;
export const subaccountContents: typeof contract.subaccountContents = ["demo","own"];
export const createSubaccount: ClientOperation<typeof contract.createSubaccount> = {"id":"createSubaccount","area":"sandbox","method":"POST","path":"/sandbox/subaccounts","extension":true,"reply":{"kind":"one","shape":{"fields":{"id":"number","name":"text","contents":"text","created_at":"text","api_key":"text"}}}};
export const getSubaccount: ClientOperation<typeof contract.getSubaccount> = {"id":"getSubaccount","area":"sandbox","method":"GET","path":"/sandbox/subaccount","extension":true,"reply":{"kind":"one","shape":{"fields":{"id":"number","name":"text","contents":"text","created_at":"text"}}}};
