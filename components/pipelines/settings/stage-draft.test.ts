import { describe, expect, it, test } from 'vitest';
import type { StageRecord } from '@/lib/api/records';
import { stageBodyOf, stageDraftOf, stageIssues } from './stage-draft';
import { areFlagsOff, legacyFlags } from './stage-flags';

const stage = {
  id: 3,
  nombre: 'Propuesta',
  stage_type: 'open',
  probabilidad: 50,
  color: '#2563eb',
} as StageRecord;

describe('the body of a stage', () => {
  it('names what was changed alone', () => {
    const base = stageDraftOf(stage);
    expect(stageBodyOf(base, base)).toEqual({});
    expect(stageBodyOf({ ...base, nombre: ' Oferta ', probabilidad: 60 }, base)).toEqual({
      nombre: 'Oferta',
      probabilidad: 60,
    });
    expect(stageBodyOf({ ...base, color: '' }, base)).toEqual({ color: null });
  });

  it('of a new one leaves to the server what was left empty', () => {
    expect(stageBodyOf({ ...stageDraftOf(), nombre: 'Demo' })).toEqual({
      nombre: 'Demo',
      stage_type: 'open',
    });
  });
});

test('what the contract refuses is named by its field', () => {
  expect(stageIssues({ nombre: '', color: 'red', probabilidad: 101 })).toEqual({
    nombre: 'required',
    color: 'invalid_color',
    probabilidad: 'too_big',
  });
  expect(stageIssues({ nombre: 'Demo', color: null, probabilidad: 0 })).toEqual({});
});

test('the flags follow the type, and a server that contradicts itself is noticed', () => {
  expect(legacyFlags('won')).toEqual({ es_ganado: true, es_perdido: false });
  const flagged = (flags: object) => areFlagsOff({ ...stage, ...flags } as StageRecord);
  expect(flagged({ es_ganado: false, es_perdido: false })).toBe(false);
  expect(flagged({ es_ganado: true })).toBe(true);
  expect(flagged({})).toBe(false);
  expect(flagged({ stage_type: undefined, es_ganado: true })).toBe(false);
});
