import type { Id } from './loose.ts';

export type Listed = { readonly id?: Id | undefined };

/** Whether a record can be told apart from others, opened and chosen. */
export function hasId({ id }: Listed): boolean {
  return id !== undefined && id !== '';
}
