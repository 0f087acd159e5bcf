import type { Json } from '../contract/scalars.ts';

/** A resource's id as a server gave it: only compared, put into paths and sent back, never computed with. */
export type Id = number | string;

/** Field names that hold ids; servers may use integers or text. */
export type IdName = 'id' | `${string}_id`;

type KnownKeys<T> = keyof { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

/**
 * What the tolerant reader makes of a contract type: every named field may be absent (`undefined` where the
 * server left it out, sent null or another type), enums are plain text, ids are numbers or text. The fields
 * that the contract does not name are reached with `rawOf`.
 */
export type Loose<T> = [Json] extends [T]
  ? unknown
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends boolean
        ? boolean
        : T extends null | undefined
          ? never
          : T extends readonly (infer Item)[]
            ? readonly Loose<Item>[]
            : [KnownKeys<T>] extends [never]
              ? Readonly<Record<string, Loose<T[keyof T]>>>
              : { readonly [K in KnownKeys<T>]: LooseField<K, T[K]> | undefined };

type LooseField<K, V> = K extends IdName
  ? NonNullable<V> extends number | string
    ? Id
    : Loose<V>
  : Loose<V>;

/** What may be sent where the contract says `T`: ids go back as they were read. */
export type WithOpaqueIds<T> = [Json] extends [T]
  ? T
  : T extends readonly (infer Item)[]
    ? readonly WithOpaqueIds<Item>[]
    : T extends object
      ? {
          [K in keyof T]: K extends IdName
            ? number extends T[K]
              ? T[K] | string
              : T[K]
            : WithOpaqueIds<T[K]>;
        }
      : T;
