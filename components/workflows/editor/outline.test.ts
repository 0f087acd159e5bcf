import { expect, it } from 'vitest';
import { connect } from '@/components/workflows/document/document-edges';
import { flowOf } from '@/components/workflows/document/document-flow';
import { branchedDocument } from '@/components/workflows/testing';
import { outlineOf, rowAfter } from './outline';

const lines = (document: Parameters<typeof flowOf>[0]) =>
  outlineOf(flowOf(document)).map(
    ({ node, level, handle, isPointer }) =>
      `${'-'.repeat(level)} ${handle ?? ''} ${isPointer ? '→' : ''}${node}`,
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
  const by = (node: string) => rows.find((row) => row.node === node)!;
  expect(rowAfter('ArrowDown', rows, by('b'))?.node).toBe('c');
  expect(rowAfter('ArrowRight', rows, by('a'))).toBeUndefined();
  expect(rowAfter('ArrowLeft', rows, by('d'))?.node).toBe('b');
  expect(rowAfter('End', rows, by('t1'))?.node).toBe('d');
});
