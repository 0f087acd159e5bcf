import * as contract from '../../../lib/contract/pipelines.ts';
import { type Route, read, write } from '../../http/route.ts';
import { createPipeline } from './create-pipeline.ts';
import { listPipelines } from './list-pipelines.ts';

export const pipelinesRoutes: readonly Route[] = [
  read(contract.listPipelines, listPipelines),
  write(contract.createPipeline, createPipeline),
];
