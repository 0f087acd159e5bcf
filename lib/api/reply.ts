import type { z } from 'zod';
import type { Operation } from '../contract/operation.ts';
import type { ClientOperation, ContractOf, ReplyShape } from './client-operation.ts';
import type { Loose } from './loose.ts';
import { findCursor, findList, findOne } from './read/envelope.ts';
import { fieldsIn, ownersOf } from './read/plan.ts';
import type { Shape } from './shape.ts';
import { readShape } from './tolerant.ts';

/** Where the next page starts: opaque, handed back as it came. */
export type Cursor = number | string;

/** One page of a list; `nextCursor` is null on the last one, `beside` holds what stands beside the rows. */
export type Page<Item, Beside = unknown> = {
  readonly items: readonly Item[];
  readonly nextCursor: Cursor | null;
  readonly beside: Beside;
};

/** What the client makes of an operation's reply. */
export type Read<C extends ClientOperation> = ReadOf<ContractOf<C>>;

type ReadOf<O extends Operation> = O['reply'] extends {
  kind: 'list';
  item: infer Item extends z.ZodType;
  beside: infer Beside extends z.core.$ZodLooseShape;
}
  ? Page<Loose<z.output<Item>>, Loose<z.output<z.ZodObject<Beside>>>>
  : O['reply'] extends { kind: 'one'; schema: infer Schema extends z.ZodType }
    ? Loose<z.output<Schema>>
    : never;

/**
 * Finds the list or the record in a reply of any of the shapes that servers of this API may choose
 * (docs/open-points.md, tolerant reader), and reads it loosely. Undefined where there is none.
 */
export function readReply<C extends ClientOperation>(operation: C, body: unknown): Read<C> | undefined {
  const reply: ReplyShape = operation.reply;
  const result = reply.kind === 'list' ? readPage(reply, body) : readOne(reply.shape, body);
  return result as Read<C> | undefined;
}

/** An operation that answers a list. */
export type ListOperation = ClientOperation & { readonly reply: { readonly kind: 'list' } };

/** A row of a list. */
export type ItemOf<C extends ListOperation> = Read<C> extends Page<infer Item> ? Item : never;

/** A row of which this much is known; its other fields are absent. */
export function readItem<C extends ListOperation>(operation: C, known: object): ItemOf<C> {
  return readShape(operation.reply.item, known) as ItemOf<C>;
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
