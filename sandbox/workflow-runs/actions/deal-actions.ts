import * as contract from '../../../lib/contract/deals.ts';
import { createDeal as createDealVerb } from '../../services/pipelines/create-deal.ts';
import { lockDealOrThrow } from '../../services/pipelines/deal-store.ts';
import { loseDeal as loseDealVerb } from '../../services/pipelines/lose-deal.ts';
import { moveDealStage as moveDealStageVerb } from '../../services/pipelines/move-deal-stage.ts';
import { updateDeal } from '../../services/pipelines/update-deal.ts';
import { winDeal as winDealVerb } from '../../services/pipelines/win-deal.ts';
import { own } from '../../services/workflows/graph.ts';
import { type Action, carryOut, dealOf, integerAt, textAt, withoutUndefined } from './action.ts';
import { fieldValue } from './field-value.ts';

export const createDeal: Action = async ({ context, config, records }) => {
  const { id, stage_id } = await carryOut(contract.createDeal, createDealVerb, context, {
    body: withoutUndefined({
      title: textAt(config, 'title'),
      amount: textAt(config, 'amount'),
      currency: textAt(config, 'currency'),
      pipeline_id: integerAt(config, 'pipeline_id'),
      stage_id: integerAt(config, 'stage_id'),
      contacto_id: records.contactoId,
    }),
  });
  return { detalle: { deal_id: id, stage_id }, records: { dealId: id } };
};

export const updateDealField: Action = async (input) => {
  const [field, value] = fieldValue(input.config);
  const { id } = await carryOut(contract.updateDeal, updateDeal, input.context, {
    path: { deal_id: dealOf(input) },
    body: { [field]: value },
  });
  return { detalle: { deal_id: id, campo: field, valor: value } };
};

export const setDealCustomField: Action = async (input) => {
  const deal_id = dealOf(input);
  const key = textAt(input.config, 'clave')!;
  const valor = own(input.config, 'valor') ?? null;
  // Held from the look on: what another request adds meanwhile is not lost.
  const { camposCustom } = await lockDealOrThrow(input.context, deal_id);
  await carryOut(contract.updateDeal, updateDeal, input.context, {
    path: { deal_id },
    body: { campos_custom: { ...camposCustom, [key]: valor } },
  });
  return { detalle: { deal_id, clave: key, valor } };
};

export const moveDealStage: Action = async (input) => {
  const { id, stage_id, estado } = await carryOut(contract.moveDealStage, moveDealStageVerb, input.context, {
    path: { deal_id: dealOf(input) },
    body: withoutUndefined({ stage_id: integerAt(input.config, 'stage_id') }),
  });
  return { detalle: { deal_id: id, stage_id, estado } };
};

export const winDeal: Action = async (input) => {
  const { id, stage_id } = await carryOut(contract.winDeal, winDealVerb, input.context, {
    path: { deal_id: dealOf(input) },
    body: {},
  });
  return { detalle: { deal_id: id, stage_id } };
};

export const loseDeal: Action = async (input) => {
  const { id, stage_id } = await carryOut(contract.loseDeal, loseDealVerb, input.context, {
    path: { deal_id: dealOf(input) },
    body: withoutUndefined({ motivo: textAt(input.config, 'motivo') }),
  });
  return { detalle: { deal_id: id, stage_id } };
};
