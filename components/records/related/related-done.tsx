'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toastError } from '@/components/ui/overlays/toast';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import { noteRecord } from '@/lib/records/note-record';
import { pathWith, type Resource } from '@/lib/resources/resource';

type RelatedDoneProps = { of: Resource; row: { readonly id?: Id | undefined }; title: string };

/** Says of a related record that it is done, or not yet: shown at once, taken back where the server refuses. */
export function RelatedDone({ of, row, title }: RelatedDoneProps) {
  const t = useTranslations('records.done');
  const { field, word, before } = of.done!;
  const client = useQueryClient();
  const target = useTarget();
  const operation = of.operations.update as ClientOperation;
  const mayWrite = useCan(operation);
  const update = useWrite(operation);
  const isDone = (row as Readonly<Record<string, unknown>>)[field] === word;

  async function set(next: boolean) {
    const body = { [field]: next ? word : before };
    const undo = noteRecord(client, of, target, { ...row, ...body });
    try {
      await update.mutateAsync({ path: pathWith(of, row.id!), body } as never);
    } catch (error) {
      undo();
      toastError(
        error,
        { refused: t('refused', { title }), unknown: t('unknown', { title }) },
        { retry: () => void set(next), done: t('changed', { title }) },
      );
    }
  }

  return (
    <Checkbox
      aria-label={t('label', { title })}
      isSelected={isDone}
      isDisabled={!mayWrite || row.id === undefined}
      onChange={(next) => void set(next)}
    />
  );
}
