// Written by `npm run contract:generate` from lib/contract/sandbox.ts.
import type * as contract from '../../contract/sandbox.ts';
import type { ClientOperation } from '../client-operation.ts';

export const emitExample: ClientOperation<typeof contract.emitExample> = {"id":"emitExample","area":"sandbox","method":"POST","path":"/sandbox/emit","extension":true,"reply":{"kind":"one","shape":{"fields":{"id":"text","type":"text","api_version":"text","created_at":"text","subaccount_id":"number","data":{"fields":{}},"previous":{"fields":{}}},"optional":["previous"]}}};
