// Written by `npm run contract:generate` from lib/contract/snapshots.ts.
import type * as contract from '../../contract/snapshots.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"name":"text","saved_at":"text","rows":"number","bytes":"number"}};
export const deleteSnapshot: ClientOperation<typeof contract.deleteSnapshot> = {"id":"deleteSnapshot","area":"sandbox","method":"DELETE","path":"/sandbox/snapshots/{name}","extension":true,"reply":{"kind":"one","shape":shape1}};
export const listSnapshots: ClientOperation<typeof contract.listSnapshots> = {"id":"listSnapshots","area":"sandbox","method":"GET","path":"/sandbox/snapshots","extension":true,"reply":{"kind":"list","item":shape1,"plural":"snapshots","beside":{}}};
export const loadSnapshot: ClientOperation<typeof contract.loadSnapshot> = {"id":"loadSnapshot","area":"sandbox","method":"POST","path":"/sandbox/snapshots/{name}/load","extension":true,"reply":{"kind":"one","shape":shape1}};
export const saveSnapshot: ClientOperation<typeof contract.saveSnapshot> = {"id":"saveSnapshot","area":"sandbox","method":"POST","path":"/sandbox/snapshots","extension":true,"reply":{"kind":"one","shape":shape1}};
