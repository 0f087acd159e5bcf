import * as dealContract from '../../../lib/contract/deals.ts';
import * as contract from '../../../lib/contract/pipelines.ts';
import { type Route, read, write } from '../../core/route.ts';
import { archivePipeline } from './archive-pipeline.ts';
import { createDeal } from './create-deal.ts';
import { createPipeline } from './create-pipeline.ts';
import { createStage } from './create-stage.ts';
import { deleteDeal } from './delete-deal.ts';
import { deletePipeline } from './delete-pipeline.ts';
import { deleteStage } from './delete-stage.ts';
import { duplicatePipeline } from './duplicate-pipeline.ts';
import { getDeal } from './get-deal.ts';
import { getForecast } from './get-forecast.ts';
import { listContactDeals } from './list-contact-deals.ts';
import { listDeals } from './list-deals.ts';
import { listPipelines } from './list-pipelines.ts';
import { loseDeal } from './lose-deal.ts';
import { moveDealStage } from './move-deal-stage.ts';
import { reorderStages } from './reorder-stages.ts';
import { updateDeal } from './update-deal.ts';
import { updatePipeline } from './update-pipeline.ts';
import { updateStage } from './update-stage.ts';
import { upsertDeal } from './upsert-deal.ts';
import { winDeal } from './win-deal.ts';

/** Pipelines, stages and deals. */
export const pipelinesRoutes: readonly Route[] = [
  read(contract.listPipelines, listPipelines),
  write(contract.createPipeline, createPipeline),
  write(contract.updatePipeline, updatePipeline),
  write(contract.deletePipeline, deletePipeline),
  write(contract.archivePipeline, archivePipeline),
  write(contract.duplicatePipeline, duplicatePipeline),
  write(contract.createStage, createStage),
  write(contract.reorderStages, reorderStages),
  read(contract.getForecast, getForecast),
  write(contract.updateStage, updateStage),
  write(contract.deleteStage, deleteStage),
  read(dealContract.listDeals, listDeals),
  write(dealContract.createDeal, createDeal),
  read(dealContract.getDeal, getDeal),
  write(dealContract.updateDeal, updateDeal),
  write(dealContract.deleteDeal, deleteDeal),
  write(dealContract.upsertDeal, upsertDeal),
  write(dealContract.moveDealStage, moveDealStage),
  write(dealContract.winDeal, winDeal),
  write(dealContract.loseDeal, loseDeal),
  read(dealContract.listContactDeals, listContactDeals),
];
