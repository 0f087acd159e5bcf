import type { z } from 'zod';
import type { Operation } from '../contract/operation.ts';
import type { ClientOperation, ContractOf, ReplyShape } from './client-operation.ts';
import type { Loose } from './loose.ts';
import { isObject, readKnown, readQuickly } from './tolerant.ts';

/** Where the next page starts: opaque, handed back as it came. */
export type Cursor = number | string;

/** One page of a list; `nextCursor` is null on the last one, `beside` holds what stands beside the rows. */
export type Page<Item, Beside = unknown> = {
  readonly items: readonly Item[];
  readonly nextCursor: Cursor | null;
  readonly beside: Beside;
  /** How many records the whole list has, where the server tells. */
  readonly total?: number | undefined;
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

/** An operation that answers a list. */
export type ListOperation = ClientOperation & { readonly reply: { readonly kind: 'list' } };

/** A row of a list. */
export type ItemOf<C extends ListOperation> = Read<C> extends Page<infer Item> ? Item : never;

/** A row of which this much is known; its other fields are absent. */
export function readItem<C extends ListOperation>(operation: C, known: object): ItemOf<C> {
  const { item } = operation.reply;
  return (typeof item === 'object' && 'fields' in item ? readKnown(item.fields, known) : known) as ItemOf<C>;
}

/** The reply of a server that has all of the contract's names and forms; undefined for others (`read/read-reply.ts`). */
export function readReplyQuickly<C extends ClientOperation>(
  { reply }: C,
  body: unknown,
): Read<C> | undefined {
  const shape: ReplyShape = reply;
  if (shape.kind === 'one') return readQuickly(shape.shape, body) as Read<C> | undefined;
  if (!isObject(body) || !Array.isArray(body.data)) return undefined;
  const items = readQuickly({ items: shape.item }, body.data);
  const cursor = body.next_cursor;
  const isCursor =
    cursor === null || typeof cursor === 'number' || (typeof cursor === 'string' && cursor !== '');
  const beside = readQuickly({ fields: shape.beside }, body);
  if (!items || !isCursor || !beside) return undefined;
  const { total } = body;
  if (mayTellElsewhere(body) || (total !== undefined && !Number.isSafeInteger(total))) return undefined;
  return { items, nextCursor: cursor, beside, total } as Read<C>;
}

/** Whether a server may tell how many records there are by another name or further in. */
function mayTellElsewhere(body: object): boolean {
  return Object.keys(body).some((name) => name !== 'total' && /total|meta|pag/i.test(name));
}
