import { expect, it } from 'vitest';
import { connect } from '@/components/workflows/document/document-edges';
import { flowOf } from '@/components/workflows/document/document-flow';
import { branchedDocument } from '@/components/workflows/testing';
import { outlineOf, rowAfter } from './outline';

const lines = (document: Parameters<typeof flowOf>[0]) =>
  outlineOf(flowOf(document)).map(
    ({ card, level, handle, isPointer }) =>
      `${'-'.repeat(level)} ${handle ?? ''} ${isPointer ? '→' : ''}${card}`,
  );

it('writes a flow from top to bottom, branches under their fork', () => {
  expect(lines(branchedDocument())).toEqual(['-  t1', '-  a', '-  b', '-- si c', '-- no d']);
});

it('points to what is written already', () => {
  const joined = connect(branchedDocument(), { source: 'c' }, 'd');
  expect(lines(joined)).toEqual(['-  t1', '-  a', '-  b', '-- si c', '--  d', '-- no →d']);
});

it('walks by keys', () => {
  const rows = outlineOf(flowOf(branchedDocument()));
  const by = (card: string) => rows.find((row) => row.card === card)!;
  expect(rowAfter('ArrowDown', rows, by('b'))?.card).toBe('c');
  expect(rowAfter('ArrowRight', rows, by('a'))).toBeUndefined();
  expect(rowAfter('ArrowLeft', rows, by('d'))?.card).toBe('b');
  expect(rowAfter('End', rows, by('t1'))?.card).toBe('d');
});
