import { type CallOptions, call, type Sending } from '@/lib/api/client';
import type { AccountRecord } from '@/lib/api/records';
import type { ListOperation, Page } from '@/lib/api/reply';
import { companyKeys, contactKeys, type MatchKey } from '@/lib/contacts/match';
import type { Resource } from '@/lib/resources/resource';

/** The keys of an upsert, in the order in which the API looks for the record that it means. */
export function matchKeysOf({ name }: Pick<Resource, 'name'>): readonly MatchKey[] {
  return name === 'contacts' ? contactKeys : companyKeys;
}

/** The first contacts or companies that the server finds for a text: what may be meant by it. */
export async function findAlike(
  of: Resource,
  text: string,
  options: CallOptions,
): Promise<readonly AccountRecord[]> {
  const query = { [of.filters.q?.sentAs ?? 'q']: text, limit: 100 };
  const sent = { query } as Sending<ListOperation>;
  return ((await call(of.operations.list, sent, options)) as Page<AccountRecord>).items;
}
