import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsOf } from '@/lib/connection/areas/page-access';
import { freeConnectionName, isAllDone, isStepDone, type StepsKnown, stepNames, stepsFor } from './steps';

const everything = { missing: [], noRight: [] };
const without = (...pages: string[]) => ({ missing: pages.flatMap(needsOf), noRight: [] });

const noFacts = {
  isConnected: false,
  hasInvited: false,
  hasMadePipeline: false,
  hasPublishedForm: false,
  hasPublishedWorkflow: false,
};
const unknown: StepsKnown = {
  ...{ facts: undefined, isDemo: undefined, pipelines: undefined },
  ...{ deliveries: undefined, forms: undefined, workflows: undefined },
};
const nothing: StepsKnown = {
  ...{ facts: noFacts, isDemo: false, pipelines: [{ es_default: true }] },
  ...{ deliveries: [], forms: [], workflows: [] },
};

describe('the steps of a role', () => {
  it('are those that its work needs, and none where it only reads', () => {
    expect(stepsFor('owner', everything)).toEqual(['connect', 'invite', 'pipeline', 'endpoint', 'form']);
    expect(stepsFor('admin', everything)).toEqual(['connect', 'pipeline', 'endpoint', 'form']);
    expect(stepsFor('integrator', everything)).toEqual(['endpoint']);
    expect(stepsFor('designer', everything)).toEqual(['form', 'workflow']);
    expect(stepsFor('viewer', everything)).toEqual([]);
  });

  it('leave out what the server does not have', () => {
    expect(stepsFor('owner', without('pipelines', 'form-list'))).toEqual(['connect', 'invite', 'endpoint']);
    expect(stepsFor('integrator', without('deliveries'))).toEqual([]);
  });
});

describe('a step', () => {
  it('is not known before it was read, and open where nothing was done', () => {
    for (const step of stepNames) {
      expect(isStepDone(step, unknown), step).toBeUndefined();
      expect(isStepDone(step, nothing), step).toBe(false);
    }
  });

  it('is done by what the console saw', () => {
    const facts = {
      ...{ isConnected: true, hasInvited: true, hasMadePipeline: true },
      ...{ hasPublishedForm: true, hasPublishedWorkflow: true },
    };
    for (const step of stepNames) {
      if (step !== 'endpoint') expect(isStepDone(step, { ...unknown, facts }), step).toBe(true);
    }
  });

  const made = {
    pipelines: [{ es_default: true }, { es_default: false }],
    forms: [{ status: 'draft' }, { status: 'published' }],
    workflows: [{ status: 'published' }],
  };
  it('is done by what the subaccount has, unless that is a demonstration', () => {
    for (const step of ['pipeline', 'form', 'workflow'] as const) {
      expect(isStepDone(step, { ...nothing, ...made }), step).toBe(true);
      expect(isStepDone(step, { ...nothing, ...made, isDemo: true }), step).toBe(false);
      expect(isStepDone(step, { ...nothing, ...made, isDemo: undefined }), step).toBeUndefined();
    }
    expect(isStepDone('form', { ...nothing, forms: [{ status: 'draft' }] })).toBe(false);
  });

  it('of the endpoint is done by a delivery that arrived', () => {
    const delivered = (status: string) => isStepDone('endpoint', { ...nothing, deliveries: [{ status }] });
    expect([delivered('delivered'), delivered('failed'), delivered('held')]).toEqual([true, false, false]);
  });
});

describe('all steps', () => {
  it('are done where each is known to be, and never where there are none', () => {
    const all = {
      ...nothing,
      facts: {
        ...noFacts,
        isConnected: true,
        hasInvited: true,
        hasMadePipeline: true,
        hasPublishedForm: true,
      },
      deliveries: [{ status: 'delivered' }],
    };
    const steps = stepsFor('owner', everything);
    expect(isAllDone(steps, all)).toBe(true);
    expect(isAllDone(steps, { ...all, deliveries: undefined })).toBe(false);
    expect(isAllDone([], all)).toBe(false);
  });
});

it('a new connection has a name that no other has', () => {
  expect(freeConnectionName('Empty', ['Sandbox'])).toBe('Empty');
  expect(freeConnectionName('Empty', ['Empty', 'Empty 2'])).toBe('Empty 3');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), (count) => {
      const names: string[] = [];
      for (let made = 0; made < count; made++) names.push(freeConnectionName('Empty', names));
      expect(new Set(names).size).toBe(count);
    }),
  );
});
