import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyJson } from '@/components/workflows/testing';
import type { Json } from '@/lib/contract/scalars';
import type { BlockSet } from './block';
import { indexBlocks } from './block-index';
import { readBlocks } from './read-blocks';
import { anyBlocks, anyServer, type PlainBlock, writeBlocks } from './testing';

const pairOf = ({ group, type, subtype }: Pick<PlainBlock, 'group' | 'type' | 'subtype'>) =>
  `${group} ${type} ${subtype}`;
const idsOf = ({ blocks }: BlockSet) => blocks.map(({ id }) => id);

describe('a list of blocks of any shape', () => {
  it('is read as the blocks that were meant, with their names and settings', () => {
    fc.assert(
      fc.property(anyBlocks, anyServer, (blocks, server) => {
        const reply = writeBlocks(blocks, server);
        const all = readBlocks(JSON.parse(JSON.stringify(reply)));
        expect(all.blocks.map(pairOf).toSorted()).toEqual(blocks.map(pairOf).toSorted());
        for (const block of blocks) {
          const read = all.blocks.find((one) => pairOf(one) === pairOf(block))!;
          expect(read.name).toBe(block.name);
          expect(read.settings).toBe('known');
          expect(read.keys.map(({ key, type, required }) => ({ key, type, required }))).toEqual(block.keys);
        }
        expect(all.rules.concat(Array.isArray(reply) ? 'Solo lo exacto.' : []).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });

  it('never gives two blocks one id, nor throws, whatever is sent', () => {
    const damaged = fc
      .tuple(anyBlocks, anyServer, fc.array(fc.tuple(fc.nat(), anyJson), { maxLength: 6 }))
      .map(([blocks, server, damages]) =>
        damages.reduce((reply, [at, value]) => replaceAt(reply, at, value), writeBlocks(blocks, server)),
      );
    fc.assert(
      fc.property(fc.oneof(damaged, anyJson), (reply) => {
        const all = readBlocks(reply);
        expect(new Set(idsOf(all)).size).toBe(all.blocks.length);
        indexBlocks(all).blockOf({ list: 'nodes', type: 'action', subtype: 'add_tag' });
      }),
      { numRuns: 150 },
    );
  });
});

/** The value with another one somewhere in it. */
function replaceAt(value: Json, at: number, next: Json): Json {
  if (typeof value !== 'object' || value === null) return next;
  const keys = Object.keys(value);
  const key = keys[at % (keys.length + 1)];
  if (key === undefined) return next;
  const inner = replaceAt((value as { [key: string]: Json })[key]!, Math.floor(at / (keys.length + 1)), next);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}
