import { inOrder } from '@/lib/api/in-order';
import type { Loose } from '@/lib/api/loose';
import type { Delivery, DeliverySummary } from '@/lib/contract/webhooks';
import { type DeliveryFilter, fits, needsDetail, type Span } from './delivery-filter';

type Row = Loose<DeliverySummary>;
type Detail = Loose<Delivery>;

export type Sieve = {
  readonly filter: DeliveryFilter;
  readonly span: Span;
  /** Whether the server heeds the filters that the document does not name. */
  readonly isHeeded: boolean;
  readonly readDetail: (row: Row) => Promise<Detail>;
};

/** Details read at the same time: a search through bodies must not crowd out the page's other calls. */
const AT_ONCE = 4;

/**
 * The rows that fit. Where a row cannot tell, its delivery is read: `GET /webhooks/deliveries/{id}` is documented,
 * searching is not. Throws what `readDetail` throws.
 */
export async function sift(rows: readonly Row[], sieve: Sieve): Promise<readonly Row[]> {
  const { filter, span, isHeeded, readDetail } = sieve;
  const possible = rows.filter((row) => fits(row, filter, span));
  const verdicts = await inOrder(possible, AT_ONCE, async (row) => {
    if (!needsDetail(row, filter, isHeeded)) return true;
    return detailFits(await readDetail(row), sieve);
  });
  return possible.filter((_, index) => verdicts[index]);
}

function detailFits(detail: Detail, { filter, span, isHeeded }: Sieve): boolean {
  const last = detail.attempt_log?.at(-1)?.response_status;
  const told = { ...detail, response_status: detail.response_status ?? last };
  return (
    fits({ ...told, event_type: detail.event_type ?? typeIn(detail.body) }, filter, span) &&
    (isHeeded || bodyHas(detail.body, filter.search))
  );
}

/** Upper and lower case alike, as our own servers search. A body that is not told is not shown as a find. */
function bodyHas(body: string | undefined, text: string): boolean {
  return text === '' || (body?.toLowerCase().includes(text.toLowerCase()) ?? false);
}

/** The envelope's `type`; undefined where the body holds none. */
function typeIn(body: string | undefined): string | undefined {
  try {
    const { type } = JSON.parse(body ?? '') as { type?: unknown };
    return typeof type === 'string' ? type : undefined;
  } catch {
    return undefined;
  }
}
