import { type JsonNode, readTree } from '../json/json-tree.ts';
import { isLike } from '../json/print-like.ts';
import { replyTextOf } from './reply-text.ts';
import { rawOf } from './tolerant.ts';

/** How many objects deep a record may be wrapped in its reply. */
const WRAPS = 3;

/**
 * The text of a record, taken apart, as it stood in the reply of the call that read it: to write it back like that
 * (`printLike`). Undefined for a row of a list, and for what came in no reply.
 */
export function nodeOf(record: unknown): JsonNode | undefined {
  const raw = rawOf(record);
  const text = replyTextOf(raw);
  let nodes = text === undefined ? [] : [readTree(text)];
  for (let depth = 0; depth <= WRAPS; depth++) {
    const found = nodes.find((node) => isLike(raw, node));
    if (found) return found;
    nodes = nodes.flatMap(({ members = [] }) =>
      members.map(({ node }) => node).filter((node) => node.members),
    );
  }
  return undefined;
}
