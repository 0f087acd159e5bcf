import { ApiError } from '@/lib/api/api-error';
import type { Loose } from '@/lib/api/loose';
import type { DeliverySummary } from '@/lib/contract/webhooks';
import type { DeliveryFilter } from './delivery-filter';

const LONG_AGO = '2000-01-01T00:00:00.000Z';
/** Text that no delivery has. */
const NOWHERE = 'no-delivery-has-this-text-c1b7e4';

/** The two filters by text: a server that knows dates need not search. */
const textFilters = ['search', 'header'] as const;
export type TextFilter = (typeof textFilters)[number];

type Row = Loose<DeliverySummary>;
type Query = Readonly<Record<string, string | number>>;
/** Asks for the newest delivery of those that a query means. */
export type AskForOne = (query: Query) => Promise<{ readonly items: readonly Row[] }>;

/** Which of the filters by text are asked for. */
export function textFiltersOf(filter: DeliveryFilter): readonly TextFilter[] {
  return textFilters.filter((name) => filter[name] !== '');
}

/**
 * Whether the server supports filters that the document does not name, and each of the `texts`. It is asked what nothing
 * can match: deliveries before the year 2000; text that none has, of the newest delivery alone, so that little is
 * searched. One that answers something, or refuses to be asked, does not support them.
 */
export async function supportsFilters(ask: AskForOne, texts: readonly TextFilter[]): Promise<boolean> {
  try {
    if (await finds(ask, { created_before: LONG_AGO })) return false;
    if (texts.length === 0) return true;
    const [newest] = (await ask({ limit: 1 })).items;
    const since = justBefore(newest?.created_at);
    for (const name of texts) {
      if (await finds(ask, { ...since, [name]: NOWHERE })) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof ApiError && [400, 422].includes(error.status)) return false;
    throw error;
  }
}

/** A second earlier: a server may count in whole ones, or leave out the moment itself. */
function justBefore(timestamp: string | undefined): Query {
  const at = Date.parse(timestamp ?? '');
  return Number.isNaN(at) ? {} : { created_after: new Date(at - 1000).toISOString() };
}

async function finds(ask: AskForOne, query: Query): Promise<boolean> {
  return (await ask({ ...query, limit: 1 })).items.length > 0;
}
