import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { EventType } from './events.ts';
import type { Method } from './method.ts';
import { listReply } from './pagination.ts';
import { intText } from './scalars.ts';

/** The areas of the API; the same words name folders everywhere. */
export type Area =
  | 'pipelines'
  | 'calendars'
  | 'contacts'
  | 'catalog'
  | 'forms'
  | 'workflows'
  | 'content'
  | 'webhooks'
  | 'sandbox';

type Shape = Readonly<Record<string, z.ZodType>>;

/** A reply is one resource or a list of them; the tolerant reader needs to know which. */
export type Reply =
  | { readonly kind: 'one'; readonly schema: z.ZodType }
  | {
      readonly kind: 'list';
      readonly item: z.ZodType;
      readonly plural: string;
      /** Fields that stand beside `data` and `next_cursor`. */
      readonly beside: Shape;
      /** The field that a row is where a server lists bare texts. */
      readonly bareField?: string;
    };

type Definition = {
  readonly id: string;
  readonly area: Area;
  readonly method: Method;
  /** Relative to the base address, parameters in braces: `/deals/{deal_id}`. */
  readonly path: string;
  readonly summary: string;
  /** Each rule of the API document or the open points, one sentence each; the OpenAPI description. */
  readonly rules?: readonly string[];
  readonly success?: 200 | 201;
  /** Schemas of path parameters that are not positive integers. */
  readonly pathParams?: Shape;
  readonly query?: Shape;
  /** Query parameters that the API document does not name: a server may ignore them. */
  readonly extensionQuery?: Shape;
  readonly body?: z.ZodType;
  readonly bodyExample?: unknown;
  readonly reply: Reply;
  /** Codes that the operation may answer beside the ones every operation may. */
  readonly refusals?: readonly ErrorCode[];
  readonly emits?: readonly EventType[];
  /** Not named by the API document: `x-extension: true`. A server may lack it. */
  readonly extension?: boolean;
  /** Takes the credential from `X-Api-Key` too (the contacts operations). */
  readonly apiKeyHeader?: boolean;
  /** A POST that changes nothing (`/workflows/validate`): readers may call it, no idempotency key. */
  readonly readOnly?: boolean;
  /** Changes nothing, but is part of writing the area: only who may write it may call it. */
  readonly writersOnly?: boolean;
  /** Its reply is a credential: it is kept for no `Idempotency-Key`, and a browser is never handed it. */
  readonly issuesCredential?: boolean;
};

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** Path parameters after parsing: integers unless the definition says otherwise. */
type PathOf<D extends Definition> = {
  [Name in PathNames<D['path']>]: D extends { pathParams: Record<Name, infer S extends z.ZodType> }
    ? z.output<S>
    : number;
};
type PathSent<D extends Definition> = { [Name in PathNames<D['path']>]: string | number };

type Nothing = Record<never, never>;
type Declared<D, Key extends 'query' | 'extensionQuery'> = D extends { [K in Key]: infer Q extends Shape }
  ? Q
  : Nothing;
type QueryShape<D> = Declared<D, 'query'> & Declared<D, 'extensionQuery'>;
type QueryOf<D> = [keyof QueryShape<D>] extends [never] ? Nothing : z.output<z.ZodObject<QueryShape<D>>>;
type QuerySent<D> = [keyof QueryShape<D>] extends [never] ? Nothing : z.input<z.ZodObject<QueryShape<D>>>;
type BodyOf<D> = D extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
type BodySent<D> = D extends { body: infer B extends z.ZodType } ? z.input<B> : undefined;
type BesideOf<B extends Shape> = [keyof B] extends [never] ? Nothing : z.output<z.ZodObject<B>>;
type ReplyOf<D extends Definition> = D['reply'] extends {
  kind: 'list';
  item: infer I extends z.ZodType;
  beside: infer B extends Shape;
}
  ? { data: z.output<I>[]; next_cursor: number | string | null } & BesideOf<B>
  : D['reply'] extends { kind: 'one'; schema: infer S extends z.ZodType }
    ? z.output<S>
    : never;

/** One operation of the API. Everything else (routes, OpenAPI, allow-list, client, keys) derives from it. */
export type Operation<D extends Definition = Definition> = D & {
  /** Names in the order they stand in the path. */
  readonly pathNames: readonly string[];
  /** Parse what arrives as text. */
  readonly pathSchema: z.ZodType<PathOf<D>>;
  readonly querySchema: z.ZodType<QueryOf<D>>;
  readonly replySchema: z.ZodType;
  readonly status: 200 | 201;
};

/** What a verb is given: parsed and checked. */
export type Input<O> =
  O extends Operation<infer D>
    ? { readonly path: PathOf<D>; readonly query: QueryOf<D>; readonly body: BodyOf<D> }
    : never;

/** What a verb answers and what a strict server sends. */
export type Output<O> = O extends Operation<infer D> ? ReplyOf<D> : never;

type OptionalIfEmpty<Key extends string, Value> = Nothing extends Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value };

/** A body of optional fields must still be sent, if only as `{}`. */
type BodyPart<Body> = [Body] extends [undefined]
  ? Nothing
  : undefined extends Body
    ? { readonly body?: Body }
    : { readonly body: Body };

/** What a client sends: ids as read, defaults left out. */
export type Sent<O> =
  O extends Operation<infer D>
    ? OptionalIfEmpty<'path', PathSent<D>> & OptionalIfEmpty<'query', QuerySent<D>> & BodyPart<BodySent<D>>
    : never;

/** Declares an operation; derives its parsers. */
export function operation<const D extends Definition>(definition: D): Operation<D> {
  const pathNames = [...definition.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  const pathShape = Object.fromEntries(
    pathNames.map((name) => [name, definition.pathParams?.[name] ?? intText()]),
  );
  const replySchema =
    definition.reply.kind === 'list'
      ? listReply(definition.reply.item, definition.reply.beside)
      : definition.reply.schema;
  return {
    ...definition,
    pathNames,
    pathSchema: z.object(pathShape) as unknown as z.ZodType<PathOf<D>>,
    querySchema: z.object({ ...definition.query, ...definition.extensionQuery }) as unknown as z.ZodType<
      QueryOf<D>
    >,
    replySchema,
    status: definition.success ?? 200,
  };
}

/** A reply that is one resource. */
export function one<S extends z.ZodType>(schema: S) {
  return { kind: 'one', schema } as const;
}

/**
 * A reply that is a list; `plural` is the resource's own plural name, under which other servers may put it,
 * `beside` the fields beside the rows.
 */
export function list<I extends z.ZodType>(item: I, plural: string): List<I, Nothing>;
export function list<I extends z.ZodType, B extends Shape>(item: I, plural: string, beside: B): List<I, B>;
export function list(item: z.ZodType, plural: string, beside: Shape = {}) {
  return { kind: 'list', item, plural, beside } as const;
}

type List<I, B> = { readonly kind: 'list'; readonly item: I; readonly plural: string; readonly beside: B };
