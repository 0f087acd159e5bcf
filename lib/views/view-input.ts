import { z } from 'zod';
import { name, text } from '@/lib/contract/scalars';

/** The name of a list, and where each of several records has one like it, its id: `submissions:12`. */
const page = z.string().regex(/^[a-z][a-z-]{0,39}(:.{1,100})?$/su);
const query = text(2_000);

/** Query of `GET /api/console/views`. */
export const viewsQuery = z.object({ page, connection_id: text(100) });

/** Body of `POST /api/console/views`. */
export const newView = z.strictObject({ page, connectionId: text(100), name, query });

/** Body of `PATCH /api/console/views/{id}`. */
export const viewChange = z.strictObject({ name, query }).partial();

/** Body of `PATCH /api/console/views/columns`; `null` goes back to the page's own choice. */
export const columnsChange = z.strictObject({
  page,
  columns: z
    .array(text(64).min(1))
    .min(1)
    .max(60)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate' })
    .nullable(),
});

export type NewView = z.output<typeof newView>;
export type ViewChange = z.output<typeof viewChange>;
export type ColumnsChange = z.output<typeof columnsChange>;

/** Reply of `GET /api/console/views`. */
export type ViewsReply = {
  readonly data: readonly SavedView[];
  /** Null where the user has not chosen columns. */
  readonly columns: readonly string[] | null;
};
export type SavedView = { readonly id: string; readonly name: string; readonly query: string };
