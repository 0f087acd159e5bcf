import { listForms, listSubmissions } from '@/lib/api/contract/forms';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { hasId } from '@/lib/api/has-id';
import { idOf } from '@/lib/api/records';
import type { Read } from '@/lib/api/reply';

/** Submissions that the inbox reads of a form at once. */
export const INBOX_PAGE = 50;
/** Forms whose submissions are read with the page; the browser reads on. */
const MOST = 8;

/** A page of the forms there are, and of those that were put away: what was sent through them is kept. */
export const formsSent = (status: 'archived' | undefined) => ({
  query: { limit: 100, ...(status && { status }) },
});

/** The newest submissions of a form, of a status where there is one. */
export const newestSent = (formId: string, status: string) => ({
  path: { form_id: formId },
  query: { limit: INBOX_PAGE, ...(status && { status }) },
});

/** What the inbox at an address shows first: the forms, and the newest that was sent through each. */
export function inboxReads(search: URLSearchParams): readonly EarlyRead[] {
  const [form, status] = [search.get('form') ?? '', search.get('status') ?? ''];
  const within = ({ items }: Read<typeof listForms>) =>
    items
      .filter((each) => hasId(each) && (form === '' || idOf(each) === form))
      .slice(0, MOST)
      .map((each) => earlyRead(listSubmissions, newestSent(idOf(each), status) as never));
  return [
    earlyRead(listForms, formsSent(undefined), within),
    earlyRead(listForms, formsSent('archived'), within),
  ];
}
