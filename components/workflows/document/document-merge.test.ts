import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDocument, branchedDocument } from '@/components/workflows/testing';
import { isChanged } from './document';
import { setField } from './document-entries';
import { mergeBoth } from './document-merge';

const base = branchedDocument();
const tagged = (node: string, tag: string) => setField(base, node, ['config', 'tag_name'], tag);

test('changes of different steps are both there, whichever is the first', () => {
  const [one, other] = [tagged('a', 'uno'), tagged('c', 'otro')];
  const both = setField(one, 'c', ['config', 'tag_name'], 'otro');
  expect(isChanged(mergeBoth(base, one, other)!, both)).toBe(false);
  expect(isChanged(mergeBoth(base, other, one)!, both)).toBe(false);
});

test('where both changed one step nobody decides', () => {
  expect(mergeBoth(base, tagged('a', 'uno'), tagged('a', 'otro'))).toBeUndefined();
});

test('where one side changed nothing the other stands, or it is left open', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (from, to) => {
      const merged = mergeBoth(from, to, from);
      if (merged) expect(isChanged(merged, to)).toBe(false);
    }),
  );
});
