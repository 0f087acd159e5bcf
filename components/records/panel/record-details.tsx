'use client';

import { useTimeZone, useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useShortcut } from '@/components/commands/shortcuts';
import { RecordCell } from '@/components/records/fields/record-cell';
import { ConflictNotice } from '@/components/records/form/conflict-notice';
import type { Rules } from '@/components/records/form/contract-issues';
import { useRecordForm } from '@/components/records/form/use-record-form';
import { RecordRef } from '@/components/records/pick/record-ref';
import { useWords } from '@/components/records/words';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { DiscardDialog } from '@/components/ui/overlays/discard-dialog';
import type { Id } from '@/lib/api/loose';
import { bodyOf, writableNames } from '@/lib/records/draft';
import type { Field, Resource } from '@/lib/resources/resource';
import { DetailRow } from './detail-row';

/** A record whose id can be read. */
export type Known<Row> = Row & { readonly id: Id };

export type RecordDetailsProps<Row extends object> = {
  of: Resource<Row>;
  record: Known<Row>;
  /** The contract's rules of what a change sends; without them it is only shown. */
  rules?: Rules | undefined;
  /** Whether it may be written now: a deal in the trash is not. */
  isWritable?: (record: Row) => boolean;
  /** Fields that are shown, or changed, in a way of the area's own. */
  cells?: Readonly<Record<string, (record: Known<Row>) => ReactNode>>;
  /** Stands over the fields while they are edited, given what is typed. */
  notice?: (draft: Readonly<Record<string, unknown>>, record: Known<Row>) => ReactNode;
  onDirty: (isDirty: boolean) => void;
  onSaved?: (record: Row) => void;
};

const none: readonly string[] = [];

/**
 * A record's fields, to read; one that may be written becomes its control where it stands: by a click, by Enter on it,
 * all of them by e. Escape leaves a control, and asks where something typed would be lost.
 */
export function RecordDetails<Row extends object>(props: RecordDetailsProps<Row>) {
  const { of, record, rules = {}, isWritable, notice } = props;
  const t = useTranslations('records.form');
  const panel = useTranslations('records.panel');
  const label = useWords(of.words.fields);
  const timeZone = useTimeZone() ?? 'UTC';
  const list = useRef<HTMLDListElement>(null);
  const form = useRecordForm({
    ...props,
    rules,
    onSaved: props.onSaved as ((row: object) => void) | undefined,
  });
  const [opened, setOpened] = useState(none);
  const [isAsking, setIsAsking] = useState(false);
  const fields = of.fields as Readonly<Record<string, Field | undefined>>;
  const mayEdit =
    useCan(of.operations.update ?? never) && props.rules !== undefined && (isWritable?.(record) ?? true);
  const writable = mayEdit ? writableNames(fields) : none;
  const { errors, dirtyFields } = form.form.formState;
  // What is wrong, what somebody else changed and what is typed is never out of sight.
  const editing = writable.filter(
    (name) => opened.includes(name) || errors[name] !== undefined || dirtyFields[name] !== undefined,
  );
  const isEditing = editing.length > 0;

  /** Opens one field; others that nothing was typed into are read again. */
  const open = (name: string) => setOpened([name]);
  const focusRow = (name: string | undefined) =>
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-field="${name}"] [data-edit]`)?.focus(),
    );

  function read() {
    const inFocus = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-field]');
    setOpened(none);
    focusRow(inFocus?.dataset.field ?? editing[0]);
  }
  function discard() {
    setIsAsking(false);
    form.discard();
    read();
  }
  async function save(event?: FormEvent) {
    event?.preventDefault();
    if (!form.isDirty) return read();
    if (await form.submit()) read();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !isEditing) return;
    const target = event.target as HTMLElement;
    // Portals bubble here too; a list that is open closes first.
    if (!list.current?.contains(target) || target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    if (form.isDirty) setIsAsking(true);
    else read();
  }

  useShortcut('e', panel('edit'), () => writable.length > 0 && setOpened(writable));

  return (
    <form onSubmit={(event) => void save(event)} onKeyDown={onKeyDown} noValidate className="space-y-3">
      <FormError error={form.refusal} retry="submit" placed={form.placed} />
      <ConflictNotice
        conflicts={form.conflicts}
        nameOf={(name) => label(fields[name]?.form?.label ?? name)}
        show={({ name, theirs }) => <DraftValue of={of} name={name} draft={theirs} />}
        onTake={form.take as never}
      />
      {isEditing && notice && <Notice form={form} render={(draft) => notice(draft, record)} />}
      <dl ref={list} className="-mx-2">
        {Object.keys(fields).map((name) => (
          <DetailRow
            key={name}
            name={name}
            field={fields[name]!}
            label={label(fields[name]?.form?.label ?? name)}
            isEditing={editing.includes(name)}
            isFirst={opened[0] === name}
            control={form.form.control}
            onEdit={writable.includes(name) ? () => open(name) : undefined}
          >
            {props.cells?.[name]?.(record) ?? <DetailValue of={of} name={name} record={record} />}
          </DetailRow>
        ))}
      </dl>
      {isEditing ? (
        <div className="sticky -bottom-4 -mx-5 -mb-4 flex justify-end gap-2 border-t bg-surface px-5 py-3">
          <Button onPress={discard}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" isDisabled={!form.isDirty} isPending={form.isPending}>
            {form.conflicts.length > 0 ? t('saveMine') : t('save')}
          </Button>
        </div>
      ) : (
        <p className="text-ink-faint text-xs">{panel('zone', { timeZone })}</p>
      )}
      <DiscardDialog isOpen={isAsking} onKeep={() => setIsAsking(false)} onDiscard={discard} />
    </form>
  );
}

type DetailValueProps<Row extends object> = { of: Resource<Row>; name: string; record: Known<Row> };

/** The value of a field; one that names a record leads to it. */
function DetailValue<Row extends object>({ of, name, record }: DetailValueProps<Row>) {
  const { kind, to } = (of.fields as Readonly<Record<string, Field | undefined>>)[name] ?? {};
  const value = (record as Readonly<Record<string, unknown>>)[name];
  if (kind === 'ref' && to !== undefined && value !== undefined && value !== null && value !== '') {
    return <RecordRef of={to} id={value as Id} />;
  }
  return <RecordCell of={of} name={name} row={record} />;
}

/** Stands for the operation of a kind that the API never changes: nobody may. */
const never = { area: 'contacts', method: 'PATCH', writersOnly: true } as const;

type NoticeProps = {
  form: ReturnType<typeof useRecordForm>;
  render: (draft: Readonly<Record<string, unknown>>) => ReactNode;
};

function Notice({ form, render }: NoticeProps) {
  return render(useWatch({ control: form.form.control }));
}

type DraftValueProps = { of: Resource; name: string; draft: unknown };

/** What somebody else made of a field, as records of its kind show it. */
function DraftValue({ of, name, draft }: DraftValueProps) {
  const row = bodyOf(of.fields, { [name]: draft as never }, [name]);
  return <RecordCell of={of} name={name} row={row} />;
}
