import type { listPipelines as operation } from '../../../lib/contract/pipelines.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { activePipelines } from './pipeline-store.ts';

export const listPipelines: Verb<ReadContext, typeof operation> = async (context) => ({
  data: await activePipelines(context),
  next_cursor: null,
});
