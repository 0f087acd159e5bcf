import { expect, test } from 'vitest';
import { deal, stage } from '@/components/pipelines/testing';
import { actsOn } from './deal-acts';

const stages = [
  stage(1),
  stage(2, { stage_type: 'won' }),
  stage(3, { stage_type: 'lost' }),
  stage(4, { stage_type: 'won' }),
];
const open = deal(1, { stage_id: 1, estado: 'abierto' });
const won = deal(2, { stage_id: 2, estado: 'ganado' });
const trashed = deal(3, { stage_id: 1, estado: 'papelera' });

test('an open deal can be won, lost and put into the trash', () => {
  expect(actsOn([open], stages)).toEqual({
    won: stages[1],
    lost: stages[2],
    canReopen: false,
    canTrash: true,
    canRestore: false,
  });
});

test('a closed one can be reopened, also where only its stage says that it is closed', () => {
  for (const closed of [won, deal(4, { stage_id: '3' })]) {
    const acts = actsOn([closed], stages);
    expect(acts).toMatchObject({ won: undefined, lost: undefined, canReopen: true, canTrash: true });
  }
});

test('a trashed one can be restored and nothing else', () => {
  const acts = actsOn([trashed], stages);
  expect(acts).toMatchObject({ won: undefined, canReopen: false, canTrash: false, canRestore: true });
});

test('several can be closed while one of them is open, and restored where all are in the trash', () => {
  expect(actsOn([open, won], stages)).toMatchObject({ won: stages[1], canReopen: false, canTrash: true });
  expect(actsOn([open, trashed], stages)).toMatchObject({
    won: undefined,
    canTrash: false,
    canRestore: false,
  });
});

test('a pipeline without such a stage closes nothing', () => {
  expect(actsOn([open], [stage(1)])).toMatchObject({ won: undefined, lost: undefined, canTrash: true });
});
