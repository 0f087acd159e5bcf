// Written by `npm run contract:generate` from lib/contract/deals.ts.
import type * as contract from '../../contract/deals.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","title":"text","amount":"text","currency":"text","external_id":"text","estado":"text","pipeline_id":"number","stage_id":"number","orden":"number","contacto_id":"number","empresa_id":"number","fecha_cierre_estimada":"text","motivo_perdida":"text","campos_custom":{"values":"any"},"stage_changed_at":"text","closed_at":"text","created_at":"text","updated_at":"text"}};
export const dealStates: typeof contract.dealStates = ["abierto","ganado","perdido","papelera"];
export const createDeal: ClientOperation<typeof contract.createDeal> = {"id":"createDeal","area":"pipelines","method":"POST","path":"/deals","reply":{"kind":"one","shape":shape1}};
export const deleteDeal: ClientOperation<typeof contract.deleteDeal> = {"id":"deleteDeal","area":"pipelines","method":"DELETE","path":"/deals/{deal_id}","reply":{"kind":"one","shape":shape1}};
export const getDeal: ClientOperation<typeof contract.getDeal> = {"id":"getDeal","area":"pipelines","method":"GET","path":"/deals/{deal_id}","reply":{"kind":"one","shape":shape1}};
export const listContactDeals: ClientOperation<typeof contract.listContactDeals> = {"id":"listContactDeals","area":"pipelines","method":"GET","path":"/contacts/{contacto_id}/deals","reply":{"kind":"list","item":shape1,"plural":"deals","beside":{}}};
export const listDeals: ClientOperation<typeof contract.listDeals> = {"id":"listDeals","area":"pipelines","method":"GET","path":"/deals","isPaged":true,"reply":{"kind":"list","item":shape1,"plural":"deals","beside":{}}};
export const loseDeal: ClientOperation<typeof contract.loseDeal> = {"id":"loseDeal","area":"pipelines","method":"POST","path":"/deals/{deal_id}/lost","reply":{"kind":"one","shape":shape1}};
export const moveDealStage: ClientOperation<typeof contract.moveDealStage> = {"id":"moveDealStage","area":"pipelines","method":"POST","path":"/deals/{deal_id}/move-stage","reply":{"kind":"one","shape":shape1}};
export const updateDeal: ClientOperation<typeof contract.updateDeal> = {"id":"updateDeal","area":"pipelines","method":"PATCH","path":"/deals/{deal_id}","reply":{"kind":"one","shape":shape1}};
export const upsertDeal: ClientOperation<typeof contract.upsertDeal> = {"id":"upsertDeal","area":"pipelines","method":"POST","path":"/deals/upsert","reply":{"kind":"one","shape":{"fields":{"id":"number","title":"text","amount":"text","currency":"text","external_id":"text","estado":"text","pipeline_id":"number","stage_id":"number","orden":"number","contacto_id":"number","empresa_id":"number","fecha_cierre_estimada":"text","motivo_perdida":"text","campos_custom":{"values":"any"},"stage_changed_at":"text","closed_at":"text","created_at":"text","updated_at":"text","created":"boolean"}}}};
export const winDeal: ClientOperation<typeof contract.winDeal> = {"id":"winDeal","area":"pipelines","method":"POST","path":"/deals/{deal_id}/won","reply":{"kind":"one","shape":shape1}};
