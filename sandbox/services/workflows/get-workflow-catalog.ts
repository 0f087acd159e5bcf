import type { getWorkflowCatalog as operation } from '../../../lib/contract/workflows.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { blocks } from './blocks/blocks.ts';

/** `GET /workflows/catalog`: `grupo` and `tipo` leave out blocks, never the rules, aliases and simulated steps. */
export const getWorkflowCatalog: Verb<ReadContext, typeof operation> = async (_, { query }) => {
  const { grupo, tipo } = query;
  const inGroup = <Block>(name: typeof grupo, all: Block[]) =>
    grupo === undefined || grupo === name ? all : [];
  const isMeant = ({ type, subtype }: { type: string; subtype: string | null }) =>
    tipo === undefined || tipo === (subtype ?? type);
  return {
    ...blocks,
    triggers: inGroup('triggers', blocks.triggers).filter(isMeant),
    actions: inGroup('actions', blocks.actions).filter(isMeant),
    logic: inGroup('logic', blocks.logic).filter(isMeant),
  };
};
