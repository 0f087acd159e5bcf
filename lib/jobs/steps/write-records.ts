import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { keyOf, type Target } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import type { Body } from '@/lib/records/draft';
import { resources } from '@/lib/resources/registry.generated';
import { pathWith } from '@/lib/resources/resource';
import type { JobItem } from '../job';
import type { JobKind } from '../job-kind';

/** Which records: the name of their resource. */
type Of = { readonly of: string };

async function refresh(client: QueryClient, target: Target, { of }: Of): Promise<void> {
  const { operations } = await resources[of]!();
  await client.invalidateQueries({ queryKey: keyOf(operations.list, target) });
}

/** Writes the same fields to many records of a kind. */
export const editRecords: JobKind<JobItem, Of & { readonly body: Body }> = {
  send: async ({ id }, attempt, { settings: { of: name, body }, target }) => {
    const of = await resources[name]!();
    return attempt.step('edit', async (by) => {
      const sent = { path: pathWith(of, id), body } as never;
      attempt.note(await write(of.operations.update!, sent, target, by));
    });
  },
  refresh,
};

/** Deletes many records of a kind, or archives them where that is what the API does. One that is gone need not be. */
export const removeRecords: JobKind<JobItem, Of> = {
  send: async ({ id }, attempt, { settings: { of: name }, target }) => {
    const of = await resources[name]!();
    return attempt.step('remove', async (by) => {
      const sent = { path: pathWith(of, id) } as never;
      const reply = await write(of.operations.remove!, sent, target, by).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
      attempt.note((reply as object | undefined) ?? {});
    });
  },
  refresh,
};

/** Archives many records of a kind. */
export const archiveRecords: JobKind<JobItem, Of> = {
  send: async ({ id }, attempt, { settings: { of: name }, target }) => {
    const of = await resources[name]!();
    return attempt.step('archive', async (by) => {
      attempt.note(await write(of.operations.archive!, { path: pathWith(of, id) } as never, target, by));
    });
  },
  refresh,
};

/** Takes many records of a kind out of the trash; with a `body`, to what each was before. */
export const restoreRecords: JobKind<JobItem & { readonly body?: Body }, Of> = {
  send: async ({ id, body }, attempt, { settings: { of: name }, target }) => {
    const of = await resources[name]!();
    const path = pathWith(of, id);
    await attempt.step('restore', async (by) => {
      attempt.note(await write(of.operations.restore!, { path } as never, target, by));
    });
    if (!body) return;
    await attempt.step('edit', async (by) => {
      attempt.note(await write(of.operations.update!, { path, body } as never, target, by));
    });
  },
  refresh,
};
