import type { ClientOperation, ReplyShape } from '../client-operation.ts';
import type { Page, Read } from '../reply.ts';
import type { Shape } from '../shape.ts';
import { findCursor, findList, findOne, findTotal } from './envelope.ts';
import { fieldsIn, ownersOf } from './plan.ts';
import { readShape } from './read-shape.ts';

/**
 * Finds the list or the record in a reply of any of the shapes that servers of this API may choose
 * (docs/open-points.md, tolerant reader), and reads it loosely. Undefined where there is none.
 */
export function readReply<C extends ClientOperation>(operation: C, body: unknown): Read<C> | undefined {
  const reply: ReplyShape = operation.reply;
  const result = reply.kind === 'list' ? readPage(reply, body) : readOne(reply.shape, body);
  return result as Read<C> | undefined;
}

type ListReply = Extract<ReplyShape, { kind: 'list' }>;

function readPage(reply: ListReply, body: unknown): Page<unknown> | undefined {
  const found = findList(body, reply.plural);
  if (!found) return undefined;
  const { list, holders } = found;
  const items = list
    .map((entry) => readShape(reply.item, isBare(reply, entry) ? { [reply.bareField]: entry } : entry))
    .filter((entry) => entry !== undefined);
  if (items.length === 0 && list.length > 0) return undefined;
  return {
    items,
    nextCursor: findCursor(holders),
    beside: readShape({ fields: reply.beside }, holders[0]) ?? {},
    total: findTotal(holders),
  };
}

function isBare(reply: ListReply, entry: unknown): reply is ListReply & { bareField: string } {
  return typeof entry === 'string' && reply.bareField !== undefined;
}

function readOne(shape: Shape, body: unknown): unknown {
  if (typeof shape !== 'object' || !('fields' in shape)) return readShape(shape, body);
  return readShape(
    shape,
    findOne(body, ownersOf(shape.fields), (value) => fieldsIn(shape.fields, value)),
  );
}
