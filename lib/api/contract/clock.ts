// Written by `npm run contract:generate` from lib/contract/clock.ts.
import type * as contract from '../../contract/clock.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"now":"text","machine_now":"text","status":"text","advancing_to":"text","next":{"items":{"fields":{"at":"text","kind":"text","id":"number","name":"text","to":"text","endpoint_id":"number","workflow_id":"number"}}}}};
export const clockStates: typeof contract.clockStates = ["running","frozen","advancing"];
export const upcomingKinds: typeof contract.upcomingKinds = ["delivery","workflow_run","secret_overlap_end"];
export const getClock: ClientOperation<typeof contract.getClock> = {"id":"getClock","area":"sandbox","method":"GET","path":"/sandbox/clock","extension":true,"reply":{"kind":"one","shape":shape1}};
export const moveClock: ClientOperation<typeof contract.moveClock> = {"id":"moveClock","area":"sandbox","method":"POST","path":"/sandbox/clock","extension":true,"reply":{"kind":"one","shape":shape1}};
