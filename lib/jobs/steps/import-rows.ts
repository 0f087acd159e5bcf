import { ApiError } from '@/lib/api/api-error';
import { call, type Sending } from '@/lib/api/client';
import { upsertCompany } from '@/lib/api/contract/companies';
import { addContactTags, upsertContact } from '@/lib/api/contract/contacts';
import { upsertDeal } from '@/lib/api/contract/deals';
import { createTask } from '@/lib/api/contract/tasks';
import { keyOfArea } from '@/lib/api/queries';
import type { JobItem } from '../job';
import type { JobKind } from '../job-kind';

/** How a row of each kind is written; tasks have nothing by which one could be found again. */
const writes = {
  contacts: upsertContact,
  companies: upsertCompany,
  deals: upsertDeal,
  tasks: createTask,
} as const;
export type ImportKind = keyof typeof writes;

/** A row of a file: `id` is its number there, the row of headers being 1. */
export type ImportItem = Required<Pick<JobItem, 'id' | 'key' | 'cells'>> & {
  readonly body: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
};

/** Writes the rows of a file, each by its key, then its tags: where those alone fail they alone are sent again. */
export const importRows: JobKind<ImportItem, { readonly kind: ImportKind }> = {
  async send({ body, tags }, attempt, { settings: { kind }, target }) {
    const upsert = writes[kind] as typeof upsertContact;
    const { id, created } = await attempt.step('upsert', async ({ idempotencyKey }) => {
      const reply = await call(upsert, { body } as Sending<typeof upsert>, { ...target, idempotencyKey });
      return { id: reply.id, created: kind === 'tasks' || reply.created === true };
    });
    attempt.made = { made: id, note: created ? 'created' : 'updated' };
    if (tags.length === 0) return;
    if (id === undefined) throw withoutId();
    const sent = { path: { cid: id }, body: { tag_names: [...tags] } };
    await attempt.step(`tags-${id}`, async ({ idempotencyKey }) => {
      await call(addContactTags, sent, { ...target, idempotencyKey });
    });
  },
  refresh: (client, target) => {
    for (const area of ['contacts', 'pipelines'] as const)
      void client.resetQueries({ queryKey: keyOfArea(area, target) });
  },
};

function withoutId(): ApiError {
  const message = 'The response names no record, so its tags were not added.';
  return new ApiError({ operation: addContactTags, status: 422, code: 'unreadable_reply', message });
}
