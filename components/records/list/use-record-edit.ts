'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createElement, type ReactNode, useCallback, useEffectEvent, useMemo } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import type { Rules } from '@/components/records/form/contract-issues';
import type { CellEdit } from '@/components/records/table/data-column';
import { useWords } from '@/components/records/words';
import { useCan, useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { ClientOperation } from '@/lib/api/client-operation';
import { isConfirmed } from '@/lib/api/confirmed';
import type { Id } from '@/lib/api/loose';
import { fieldsOf, pathWith, type Resource } from '@/lib/resources/resource';

type Row = { readonly id?: Id | undefined };
/** What of a cell's editing is a page's own. */
export type OwnEdit<R> = {
  /** `<option>`s of what may be chosen. */
  readonly options?: (row: R) => ReactNode;
  readonly noteOf?: (row: R, text: string) => ReactNode;
  readonly show?: (text: string) => ReactNode;
  /** What is wrong beside what the contract says. */
  readonly issueOf?: (row: R, text: string) => Promise<string | undefined>;
  /** What is sent for what was typed or chosen. */
  readonly sent?: (text: string) => unknown;
};
type Options<R> = {
  /** By the names of fields; the same object while none of it changes. */
  readonly own?: Readonly<Record<string, OwnEdit<R>>> | undefined;
  /** Whether a row may be written now: a deal in the trash is not. */
  readonly isWritable?: (row: R) => boolean;
  readonly onSaved?: (row: R) => void;
};
type Writable<R extends object> = Resource<R> & {
  readonly operations: { readonly update?: ClientOperation };
};

const always = () => true;
const types = { email: 'email', phone: 'tel', date: 'date' } as const;
const editing = () => import('@/components/records/form/edit-record');
const noting = () => import('@/lib/records/note-record');

/**
 * How cells of a list are edited in place: checked by the contract, whose rules come when one is, shown at once, and
 * back as they were, with a message, where the server refuses. Undefined for who may not write.
 */
export function useRecordEdit<R extends object>(
  of: Writable<R>,
  rules: () => Promise<Rules>,
  { isWritable = always, onSaved, own }: Options<R> = {},
) {
  const t = useTranslations('ui.list');
  const label = useWords(of.words.fields);
  const words = useIssueWords();
  const nameOr = useNameOr();
  const target = useTarget();
  const client = useQueryClient();
  const operation = of.operations.update as ClientOperation;
  const update = useWrite(operation);
  const mayWrite = useCan(operation);
  const fields = useMemo(() => fieldsOf(of), [of]);

  const issueOf = useEffectEvent(async (row: R, name: string, text: string) => {
    const [{ issueOfEdit }, known] = await Promise.all([editing(), rules()]);
    const issue = await issueOfEdit(fields, known, name, text);
    return issue ? words(issue) : own?.[name]?.issueOf?.(row, text);
  });

  // Whoever saves it hears of what could not be loaded.
  const prepare = useEffectEvent(() => void Promise.allSettled([editing(), noting(), rules()]));

  const save = useEffectEvent(async (row: R & Row, name: string, text: string): Promise<void> => {
    const [{ bodyOfEdit }, { noteRecord }] = await Promise.all([editing(), noting()]);
    const sent = own?.[name]?.sent;
    const body = sent ? { [name]: sent(text) } : await bodyOfEdit(fields, name, text);
    try {
      const saved = (await update.mutateAsync({
        path: pathWith(of, row.id!),
        body,
      } as never)) as Row;
      const known = (saved.id === undefined ? { ...row, ...body } : saved) as R & Row;
      noteRecord(client, of, target, known);
      onSaved?.(known);
      if (isConfirmed(saved))
        toastSuccess(t('saved', { record: nameOr(of.title(row), row.id) }), undefined, saved);
    } catch (error) {
      const record = nameOr(of.title(row), row.id);
      const tried = { refused: t('notSaved', { record }), unknown: t('unsure', { record }) };
      toastError(error, tried, { retry: () => void save(row, name, text) });
    }
  });

  // Put together once a field, not for each cell that comes into sight.
  const labels = useMemo(() => {
    const known: Record<string, string> = {};
    return (name: string) => (known[name] ??= t('edit', { field: label(name), record: '{record}' }));
  }, [t, label]);

  return useCallback(
    (row: R & Row, name: string): CellEdit | undefined => {
      const { kind } = fields[name] ?? {};
      const its = own?.[name];
      if (!mayWrite || row.id === undefined || !isWritable(row)) return undefined;
      const value = (row as Readonly<Record<string, unknown>>)[name];
      return {
        label: labels(name).replace('{record}', () => nameOr(of.title(row), row.id)),
        text: String(value ?? ''),
        type: types[kind as keyof typeof types] ?? 'text',
        ...(kind === 'money' && { inputMode: 'decimal' as const }),
        show:
          its?.show ?? ((text) => createElement(RecordCell<R>, { of, name, row: { ...row, [name]: text } })),
        ...(kind === 'choice' && { choice: fields[name]! }),
        ...(its?.options && { options: its.options(row) }),
        ...(its?.noteOf && { noteOf: (text) => its.noteOf?.(row, text) }),
        issueOf: (text) => issueOf(row, name, text),
        prepare: () => prepare(),
        save: (text) => save(row, name, text),
      };
    },
    [mayWrite, isWritable, labels, nameOr, of, fields, own],
  );
}
