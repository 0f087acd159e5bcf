import type { createPipeline as operation } from '../../../lib/contract/pipelines.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { addPipeline, defaultStages } from './add-pipeline.ts';

export const createPipeline: Verb<WriteContext, typeof operation> = (context, { body }) =>
  addPipeline(context, { nombre: body.nombre, stages: body.stages ?? defaultStages });
