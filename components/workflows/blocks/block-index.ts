import type { Blocks } from '@/components/workflows/document/document-connections';
import type { Flow, FlowNode } from '@/components/workflows/document/document-flow';
import type { StepSeed } from '@/components/workflows/document/document-steps';
import { isSameMeaning, meaningOf } from '../document/groups';
import type { Block, BlockSet } from './block';

export type { Block, BlockKey } from './block';

type Identified = Pick<FlowNode, 'list' | 'type' | 'subtype'>;

/**
 * What the list of blocks says of a node's identifiers: `known` as they are; `split` where they mean a block's in another
 * division (`add_tag` for `action` and `add_tag`); `absent` where all that runs is known and this is not among it;
 * `unsure` where the list of blocks could not be read well enough to tell.
 */
export type Standing = 'known' | 'split' | 'absent' | 'unsure';

export type BlockIndex = BlockSet & {
  readonly blockOf: (node: Identified) => Block | undefined;
  readonly standingOf: (node: Identified) => Standing;
  readonly find: (type: string, subtype: string | null) => Block | undefined;
  /** The block that an alias means. */
  readonly meant: (node: Identified) => Block | undefined;
};

/** The blocks by identifiers. */
export function indexBlocks(set: BlockSet): BlockIndex {
  const { blocks, whole } = set;
  const named = blocks.filter(({ identity }) => identity !== 'unknown');
  const nameOf = ({ list, type, subtype }: Identified) => JSON.stringify([list, type, subtype]);
  const exact = new Map(named.map((block) => [nameOf({ ...block, list: listOf(block) }), block]));
  const meanings = named.map((block) => ({ block, meaning: meaningOf(block.type, block.subtype) }));

  const meantBy = (list: FlowNode['list'], type: string, subtype: string | null) => {
    const meaning = meaningOf(type, subtype);
    const alike = meanings.filter((one) => listOf(one.block) === list && isSameMeaning(one.meaning, meaning));
    return alike.length === 1 ? alike[0]!.block : undefined;
  };
  const found = new WeakMap<Identified, Block | undefined>();
  const lookUp = (node: Identified) =>
    node.type === '' ? undefined : (exact.get(nameOf(node)) ?? meantBy(node.list, node.type, node.subtype));
  // A drawing asks for each of its nodes at every edit.
  const blockOf = (node: Identified) => {
    if (found.has(node)) return found.get(node);
    const block = lookUp(node);
    found.set(node, block);
    return block;
  };
  return {
    ...set,
    blockOf,
    standingOf(node) {
      if (exact.has(nameOf(node))) return 'known';
      if (blockOf(node)) return 'split';
      const groups = node.list === 'triggers' ? (['triggers'] as const) : (['actions', 'logic'] as const);
      return groups.every((group) => whole.has(group)) ? 'absent' : 'unsure';
    },
    find: (type, subtype) => blockOf({ list: subtype === null ? 'triggers' : 'nodes', type, subtype }),
    meant({ list, type, subtype }) {
      const alias = set.aliases.get(subtype ?? type);
      return alias === undefined ? undefined : meantBy(list, alias, null);
    },
  };
}

const listOf = ({ group }: Pick<Block, 'group'>): FlowNode['list'] =>
  group === 'triggers' ? 'triggers' : 'nodes';

/** The index of a server whose blocks could not be had. */
export function emptyIndex(): BlockIndex {
  return indexBlocks({
    blocks: [],
    whole: new Set(),
    operators: [],
    namespaces: [],
    rules: [],
    aliases: new Map(),
  });
}

/** A step that somebody names: its exact identifiers, and settings as JSON. */
export function typedBlock(group: Block['group'], type: string, subtype: string | null): Block {
  return {
    id: `typed ${JSON.stringify([group, type, subtype])}`,
    group,
    type,
    subtype,
    identity: 'exact',
    name: subtype ?? type,
    description: '',
    keys: [],
    settings: 'unknown',
    handles: undefined,
    isEnd: false,
    isWait: false,
    isSimulated: false,
    isNeverEmitted: false,
    raw: null,
  };
}

/** What a new step of a block begins with: the block's own defaults, and nothing for the rest. */
export function seedOf(block: Block): StepSeed {
  const config = Object.fromEntries(
    block.keys.flatMap(({ key, byDefault }) => (byDefault === undefined ? [] : [[key, byDefault]])),
  );
  return {
    type: block.type,
    subtype: block.subtype,
    name: block.name,
    config,
    handle: block.handles?.[0],
    isEnd: block.isEnd,
  };
}

/** What connections have to know of the blocks. */
export function blocksOf(index: BlockIndex, flow: Flow): Blocks {
  const blockOf = (key: string) => {
    const node = flow.node(key);
    return node && index.blockOf(node);
  };
  return {
    handlesOf: (key) => blockOf(key)?.handles,
    isEnd: (key) => blockOf(key)?.isEnd ?? false,
    isWait: (key) => blockOf(key)?.isWait ?? false,
  };
}

/** Handles as the canvas draws them: the block's, and those of edges that leave by another one. */
export function handlesOn(index: BlockIndex, flow: Flow, key: string): readonly (string | undefined)[] {
  const node = flow.node(key);
  const block = node && index.blockOf(node);
  const drawn = flow.out(key).map(({ handle }) => handle);
  const own: readonly (string | undefined)[] = block?.isEnd ? [] : (block?.handles ?? [undefined]);
  return [...new Set([...own, ...drawn])];
}
