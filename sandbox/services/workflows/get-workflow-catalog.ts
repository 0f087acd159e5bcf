import type { getWorkflowCatalog as operation } from '../../../lib/contract/workflows.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { catalog } from './catalog/catalog.ts';

/** `GET /workflows/catalog`: `grupo` and `tipo` leave out blocks, never the rules, aliases and simulated steps. */
export const getWorkflowCatalog: Verb<ReadContext, typeof operation> = async (_, { query }) => {
  const { grupo, tipo } = query;
  const inGroup = <Block>(name: typeof grupo, blocks: Block[]) =>
    grupo === undefined || grupo === name ? blocks : [];
  const isMeant = ({ type, subtype }: { type: string; subtype: string | null }) =>
    tipo === undefined || tipo === (subtype ?? type);
  return {
    ...catalog,
    triggers: inGroup('triggers', catalog.triggers).filter(isMeant),
    actions: inGroup('actions', catalog.actions).filter(isMeant),
    logic: inGroup('logic', catalog.logic).filter(isMeant),
  };
};
