import type { Id } from '@/lib/api/loose';

export type RelatedRow = { readonly id?: Id | undefined };

/** What is known of the records that belong to one, however they are read. */
export type RelatedRows = {
  readonly rows: readonly RelatedRow[];
  readonly isPending: boolean;
  /** Why there is nothing to show. */
  readonly error: unknown;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Why the next ones did not come; those that were read stay. */
  readonly moreError: unknown;
  readonly loadMore: () => void;
  /** Of how many that were read these are kept, where the API cannot be asked for them and there are more to read. */
  readonly searched?: number | undefined;
  /** How many of each of those in between were read at most, where one has more. */
  readonly cutAt?: number | undefined;
  /** Of how many of those in between, where there are more. */
  readonly among?: number | undefined;
};
