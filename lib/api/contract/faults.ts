// Written by `npm run contract:generate` from lib/contract/faults.ts.
import type * as contract from '../../contract/faults.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","of":"text","kind":"text","operation":"text","path":"text","endpoint_id":"number","event":"text","share":"number","every":"number","delay_ms":"number","retry_after":"number","created_at":"text","expires_at":"text","seen":"number","struck":"number"}};
export const apiFaultKinds: typeof contract.apiFaultKinds = ["rate_limit","internal_error","unavailable","delay","lost_reply","reset","cut_body","html_body"];
export const delayingKinds: typeof contract.delayingKinds = ["delay","out_of_order"];
export const faultDefaults: typeof contract.faultDefaults = {"delay_ms":5000,"retry_after":5,"expires_in":"PT10M"};
export const faultTargets: typeof contract.faultTargets = ["api","webhooks"];
export const retryAfterKinds: typeof contract.retryAfterKinds = ["rate_limit","unavailable"];
export const webhookFaultKinds: typeof contract.webhookFaultKinds = ["duplicate","out_of_order","delay","bad_signature","old_timestamp"];
export const createFault: ClientOperation<typeof contract.createFault> = {"id":"createFault","area":"sandbox","method":"POST","path":"/sandbox/faults","extension":true,"reply":{"kind":"one","shape":shape1}};
export const deleteFault: ClientOperation<typeof contract.deleteFault> = {"id":"deleteFault","area":"sandbox","method":"DELETE","path":"/sandbox/faults/{id}","extension":true,"reply":{"kind":"one","shape":shape1}};
export const deleteFaults: ClientOperation<typeof contract.deleteFaults> = {"id":"deleteFaults","area":"sandbox","method":"DELETE","path":"/sandbox/faults","extension":true,"reply":{"kind":"one","shape":{"fields":{"ended":"number"}}}};
export const listFaults: ClientOperation<typeof contract.listFaults> = {"id":"listFaults","area":"sandbox","method":"GET","path":"/sandbox/faults","extension":true,"reply":{"kind":"list","item":shape1,"plural":"faults","beside":{}}};
