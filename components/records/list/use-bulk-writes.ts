'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useJobs } from '@/components/jobs/jobs-context';
import { useIsGroupBusy } from '@/components/jobs/use-is-group-busy';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { always, toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { Id } from '@/lib/api/loose';
import type { JobView } from '@/lib/jobs/job';
import type { Body } from '@/lib/records/draft';
import type { RecordListState } from './use-record-list';

type Row = { readonly id?: Id | undefined };

/** Says what came of a job over `count` records. */
export function useBulkEnd() {
  const t = useTranslations('records.bulk');
  return ({ counts: { refused = 0, unknown = 0 }, error }: JobView, done: number, count: number) => {
    if (done > 0) toastSuccess(t('done', { count: done }));
    if (refused > 0) toastError(error, always(t('failed', { failed: refused, count })));
    if (unknown > 0) toastError(error, always(t('unsure', { failed: unknown, count })));
  };
}

/** Changes the chosen records of a list or removes them, as a job; one at a time (`isBusy`) for each kind of record. */
export function useBulkWrites<R extends object>({ of, chosen, selection }: RecordListState<R>) {
  const t = useTranslations('records.bulk');
  const nameOr = useNameOr();
  const client = useQueryClient();
  const target = useTarget();
  const { begin } = useJobs();
  const end = useBulkEnd();
  const exclusiveGroup = `${of.name}-writes`;
  const isBusy = useIsGroupBusy(exclusiveGroup);
  const count = chosen.length;
  const plan = () => ({
    fileName: of.name,
    exclusiveGroup,
    headers: ['id', t('record')],
    items: chosen.flatMap((row) => {
      const { id } = row as Row;
      return id === undefined ? [] : [{ id, cells: [String(id), nameOr(of.title(row), id)] }];
    }),
  });
  // Its code comes with the first job: no list needs it before.
  const noting = () => import('@/lib/records/note-record');

  return {
    count,
    isBusy,
    edit(field: string, body: Body): void {
      void begin({
        ...plan(),
        kind: 'edit',
        title: t('editing', { field, count }),
        settings: { of: of.name, body },
        noted: (_, record) => void noting().then((note) => note.noteRecord(client, of, target, record)),
        ended: (view, fresh) => end(view, fresh.length, count),
      });
    },
    remove(): void {
      selection.clear();
      void begin({
        ...plan(),
        kind: 'remove',
        title: t(of.isArchived ? 'archiving' : 'removing', { count }),
        settings: { of: of.name },
        noted: ({ id }) => void noting().then((note) => note.forgetRecord(client, of, target, String(id))),
        ended: (view, fresh) => end(view, fresh.length, count),
      });
    },
  };
}
