import { expect, test } from 'vitest';
import { appointmentStates } from '../../contract/calendars.ts';
import { productStates } from '../../contract/catalog.ts';
import { companyStates } from '../../contract/companies.ts';
import { dealStates } from '../../contract/deals.ts';
import { formStatuses, submissionStatuses } from '../../contract/forms.ts';
import { stageTypes } from '../../contract/pipelines.ts';
import { taskStatuses } from '../../contract/tasks.ts';
import { deliveryStatuses } from '../../contract/webhooks.ts';
import { runStatuses } from '../../contract/workflow-runs.ts';
import { workflowStatuses } from '../../contract/workflows.ts';
import { knownState, onOffOf } from './states.ts';

test.each([
  ['deal', dealStates],
  ['stage', stageTypes],
  ['task', taskStatuses],
  ['company', companyStates],
  ['product', productStates],
  ['form', formStatuses],
  ['submission', submissionStatuses],
  ['workflow', workflowStatuses],
  ['appointment', appointmentStates],
  ['delivery', deliveryStatuses],
  ['run', runStatuses],
] as const)('each state of a %s is known by its own word, in any case', (resource, states) => {
  for (const state of states) {
    expect(knownState(resource, state)).toBe(state);
    expect(knownState(resource, state.toUpperCase().replace('_', '-'))).toBe(state);
  }
});

test.each([
  ['deal', 'Closed Won', 'ganado'],
  ['deal', 'open', 'abierto'],
  ['deal', 'DELETED', 'papelera'],
  ['deal', 'closed', undefined],
  ['deal', 'active', undefined],
  ['deal', '', undefined],
  ['stage', 'ganada', 'won'],
  ['task', 'inProgress', 'en_curso'],
  ['appointment', 'no-show', 'no_asistio'],
  ['delivery', 'queued', 'pending'],
  ['delivery', 'sent', undefined],
  ['workflow', 'Publicado', 'published'],
])('a %s that is %s is %s', (resource, text, state) => expect(knownState(resource, text)).toBe(state));

test.each([
  ['enabled', true],
  ['Inactivo', false],
  ['paused', false],
  ['perhaps', undefined],
])('%s is switched on: %s', (text, on) => expect(onOffOf(text)).toBe(on));
