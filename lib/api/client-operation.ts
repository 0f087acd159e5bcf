import type { Operation, Reply } from '../contract/operation.ts';
import { type Fields, fieldsOf, type Shape, shapeOf } from './shape.ts';

/** What a reply looks like, without the schemas that check it. */
export type ReplyShape =
  | { readonly kind: 'one'; readonly shape: Shape }
  | {
      readonly kind: 'list';
      readonly item: Shape;
      readonly plural: string;
      readonly beside: Fields;
      readonly bareField?: string;
    };

/**
 * An operation as a client knows it: where it is and what its reply looks like. Plain data, which
 * `npm run contract:generate` writes into lib/api/contract for the browser.
 */
export type ClientOperation<O extends Operation = Operation> = Pick<O, 'id' | 'area' | 'method' | 'path'> & {
  readonly extension?: boolean;
  readonly readOnly?: boolean;
  readonly writersOnly?: boolean;
  /** Read page by page: it takes `limit` and `cursor`. */
  readonly isPaged?: boolean;
  readonly reply: Extract<ReplyShape, { kind: O['reply']['kind'] }>;
  /** Never there: carries the types of what is sent and read. */
  readonly contract?: O;
};

/** The operation of the contract that a client's stands for, as a type. */
export type ContractOf<C extends ClientOperation> = NonNullable<C['contract']>;

/** A client's view of an operation of the contract. */
export function clientOperation<O extends Operation>(operation: O): ClientOperation<O> {
  const { id, area, method, path, extension, readOnly, writersOnly, reply, query } = operation;
  const view = {
    id,
    area,
    method,
    path,
    ...(extension && { extension }),
    ...(readOnly && { readOnly }),
    ...(writersOnly && { writersOnly }),
    ...(query && 'cursor' in query && { isPaged: true }),
    reply: replyShape(reply),
  };
  return view as unknown as ClientOperation<O>;
}

function replyShape(reply: Reply): ReplyShape {
  if (reply.kind === 'one') return { kind: 'one', shape: shapeOf(reply.schema) };
  const { kind, item, plural, bareField } = reply;
  // A total is looked for in every list, whether its operation names one or not.
  const { total: _, ...beside } = reply.beside;
  return {
    kind,
    item: shapeOf(item),
    plural,
    beside: fieldsOf(beside),
    ...(bareField !== undefined && { bareField }),
  };
}
