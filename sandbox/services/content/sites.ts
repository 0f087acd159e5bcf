import type * as contract from '../../../lib/contract/content.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { selectPagesOrThrow, selectSites } from './store.ts';

/** `GET /sites`. */
export const listSites: Verb<ReadContext, typeof contract.listSites> = async (context) => ({
  data: await selectSites(context),
  next_cursor: null,
});

/** `GET /sites/{site_id}/pages`. */
export const listPages: Verb<ReadContext, typeof contract.listPages> = async (context, { path }) => {
  const rows = await selectPagesOrThrow(context, path.site_id);
  return { data: rows.map(({ siteId, ...page }) => ({ ...page, site_id: siteId })), next_cursor: null };
};
