import { inOrder } from '@/lib/api/in-order';
import type { Loose } from '@/lib/api/loose';
import type { Delivery, DeliverySummary } from '@/lib/contract/webhooks';
import { type DeliveryFilter, fits, needsDetail, type Span } from './delivery-filter';

type Row = Loose<DeliverySummary>;
type Detail = Loose<Delivery>;

export type LocalFilter = {
  readonly filter: DeliveryFilter;
  readonly span: Span;
  /** Whether the server supports the filters that the document does not name. */
  readonly isSupported: boolean;
  readonly readDetail: (row: Row) => Promise<Detail>;
};

/** Details read at the same time: a search through bodies must not crowd out the page's other calls. */
const AT_ONCE = 4;

/**
 * The rows that fit. Where a row cannot tell, its delivery is read: `GET /webhooks/deliveries/{id}` is documented,
 * searching is not. Throws what `readDetail` throws.
 */
export async function filterLocally(rows: readonly Row[], local: LocalFilter): Promise<readonly Row[]> {
  const { filter, span, isSupported, readDetail } = local;
  const possible = rows.filter((row) => fits(row, filter, span));
  const verdicts = await inOrder(possible, AT_ONCE, async (row) => {
    if (!needsDetail(row, filter, isSupported)) return true;
    return detailFits(await readDetail(row), local);
  });
  return possible.filter((_, index) => verdicts[index]);
}

function detailFits(detail: Detail, { filter, span, isSupported }: LocalFilter): boolean {
  const last = detail.attempt_log?.at(-1)?.response_status;
  const told = { ...detail, response_status: detail.response_status ?? last };
  return (
    fits({ ...told, event_type: detail.event_type ?? typeIn(detail.body) }, filter, span) &&
    (isSupported || (textHas(detail.body, filter.search) && headersHave(detail, filter.header)))
  );
}

/** Upper and lower case alike, as our own servers search. A text that is not told is not shown as a find. */
function textHas(text: string | undefined, sought: string): boolean {
  return sought === '' || (text?.toLowerCase().includes(sought.toLowerCase()) ?? false);
}

/** Whether a header, as `name: value`, of any attempt's request or response has the text. */
function headersHave({ attempt_log = [] }: Detail, sought: string): boolean {
  const headers = attempt_log.flatMap(({ request_headers, response_headers }) => [
    ...Object.entries(request_headers ?? {}),
    ...Object.entries(response_headers ?? {}),
  ]);
  return sought === '' || headers.some(([name, value]) => textHas(`${name}: ${value}`, sought));
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
