import { expect, test } from 'vitest';
import { addStage, newPipeline, pipelineBodyOf, pipelineIssues } from './pipeline-draft';

test('without stages of its own the server makes them', () => {
  expect(pipelineBodyOf({ ...newPipeline, nombre: ' Ventas ' })).toEqual({ nombre: 'Ventas' });
});

test('a stage is added behind the open ones, with a key that no other has', () => {
  const draft = addStage(addStage(newPipeline));
  expect(draft.stages.map(({ stage_type }) => stage_type)).toEqual(['open', 'open', 'open', 'won', 'lost']);
  expect(new Set(draft.stages.map(({ key }) => key)).size).toBe(5);
});

test('what the contract refuses is named by its path', () => {
  const body = pipelineBodyOf({ ...newPipeline, nombre: '', hasOwnStages: true });
  expect(Object.keys(pipelineIssues(body))).toEqual([
    'nombre',
    'stages.0.nombre',
    'stages.1.nombre',
    'stages.2.nombre',
  ]);
  expect(pipelineIssues({ nombre: 'Ventas' })).toEqual({});
});
