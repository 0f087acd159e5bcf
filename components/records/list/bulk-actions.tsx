'use client';

import { Archive, Pencil, RotateCcw, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Rules } from '@/components/records/form/contract-issues';
import { useWords } from '@/components/records/words';
import { useCan, useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError } from '@/components/ui/overlays/toast';
import { byTrash } from '@/lib/records/record-state';
import type { Field, Resource } from '@/lib/resources/resource';
import { useBulkWrites } from './use-bulk-writes';
import type { RecordListState } from './use-record-list';

const EditSelected = lazy(() => import('./edit-selected').then((module) => module.EditSelected));

export type BulkBarProps<Row extends object> = {
  list: RecordListState<Row>;
  /** The contract's rules of what a change sends. */
  rules: () => Promise<Rules>;
  /** What else can be done with them. */
  children?: ReactNode;
};

/** What can be done with the chosen records of a list: a field changed in all of them, all of them removed. */
export function BulkActions<Row extends object>({ list, rules, children }: BulkBarProps<Row>) {
  const { of, selection } = list;
  const t = useTranslations('records.bulk');
  // A view shows the trash or leaves it out, but a server may not: each act is for those that it is meant for.
  const { trashed, others } = byTrash(of, list.chosen);
  const writes = useBulkWrites({ ...list, chosen: others });
  const { readAll, isReading } = useReadAll(list);
  const [open, setOpen] = useState<'edit' | 'remove' | 'archive' | 'trash'>();
  const isMixed = trashed.length > 0 && others.length > 0;
  const isEdited = Object.values<Field | undefined>(of.fields).some((field) => field?.form);
  const inTrash = others.length === 0 && trashed.length > 0;
  const close = () => setOpen(undefined);
  const { count, isBusy } = writes;
  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 rounded-lg border bg-selected px-3 py-2"
    >
      <p className="self-center font-medium">{t('selected', { count: list.chosen.length })}</p>
      {readAll && (
        <Button size="sm" variant="ghost" isPending={isReading} onPress={readAll} className="self-center">
          {t('all')}
        </Button>
      )}
      {trashed.length === 0 && children}
      {trashed.length > 0 && (
        <IfMay operation={of.operations.restore}>
          <Button icon={<RotateCcw aria-hidden />} isPending={isBusy} onPress={() => writes.restore(trashed)}>
            {t('restore')}
            {isMixed && ` (${trashed.length})`}
          </Button>
        </IfMay>
      )}
      <IfMay operation={inTrash || !isEdited ? undefined : of.operations.update}>
        <Button icon={<Pencil aria-hidden />} isPending={isBusy} onPress={() => setOpen('edit')}>
          {t('edit')}
        </Button>
      </IfMay>
      <IfMay operation={inTrash ? undefined : of.operations.archive}>
        <Button icon={<Archive aria-hidden />} isPending={isBusy} onPress={() => setOpen('archive')}>
          {t('archive')}
        </Button>
      </IfMay>
      {of.states && !inTrash && (
        <IfMay operation={of.operations.remove}>
          <Button icon={<Trash2 aria-hidden />} isPending={isBusy} onPress={() => setOpen('trash')}>
            {t('trash')}
          </Button>
        </IfMay>
      )}
      <IfMay operation={of.states ? undefined : of.operations.remove}>
        <Button
          icon={of.isArchived ? <Archive aria-hidden /> : <Trash2 aria-hidden />}
          isPending={isBusy}
          onPress={() => setOpen('remove')}
        >
          {t(of.isArchived ? 'archive' : 'remove')}
        </Button>
      </IfMay>
      <IconButton
        label={t('clear')}
        icon={<X aria-hidden />}
        onPress={selection.clear}
        className="ml-auto self-center"
      />
      {open === 'edit' && (
        <EditSelected of={of} rules={rules} count={count} onEdit={writes.edit} onClose={close} />
      )}
      {(open === 'archive' || open === 'trash') && (
        <MoveSelected of={of} act={open} count={count} onMove={writes[open]} onClose={close} />
      )}
      {open === 'remove' && <RemoveSelected of={of} count={count} onRemove={writes.remove} onClose={close} />}
    </div>
  );
}

type IfMayProps = { operation: Resource['operations']['update']; children: ReactNode };

function IfMay({ operation, children }: IfMayProps) {
  return operation && <May operation={operation}>{children}</May>;
}

function May({
  operation,
  children,
}: {
  operation: NonNullable<IfMayProps['operation']>;
  children: ReactNode;
}) {
  return useCan(operation) && children;
}

type RemoveSelectedProps = { of: Resource; count: number; onRemove: () => void; onClose: () => void };

/** On a live connection its name is typed first, where it cannot be undone. */
function RemoveSelected({ of, count, onRemove, onClose }: RemoveSelectedProps) {
  const t = useTranslations('records.bulk');
  const words = useWords(of.words.list);
  const { connection } = useSession();
  const isSerious = connection?.environment === 'live' && !of.isArchived;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      isDanger
      title={t(of.isArchived ? 'archiving' : 'removing', { count })}
      confirmLabel={t(of.isArchived ? 'archive' : 'remove')}
      typedName={isSerious ? connection.name : undefined}
      onConfirm={() => {
        onClose();
        onRemove();
      }}
    >
      <p>
        {of.isArchived && words.has('archiveText')
          ? words('archiveText')
          : t(of.isArchived ? 'archiveText' : 'removeText')}
      </p>
    </ConfirmDialog>
  );
}

type MoveSelectedProps = {
  of: Resource;
  act: 'archive' | 'trash';
  count: number;
  onMove: () => void;
  onClose: () => void;
};

/** Says what being archived or in the trash means for records of the kind; either can be taken back. */
function MoveSelected({ of, act, count, onMove, onClose }: MoveSelectedProps) {
  const t = useTranslations('records.bulk');
  const words = useWords(of.words.list);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t(act === 'trash' ? 'trashing' : 'archiving', { count })}
      confirmLabel={t(act)}
      onConfirm={() => {
        onClose();
        onMove();
      }}
    >
      <p>{words(act === 'trash' ? 'trashText' : 'archiveText')}</p>
    </ConfirmDialog>
  );
}

/** Reads the rest of what is asked for and chooses all of it; `readAll` is undefined where all of it is read. */
function useReadAll<Row extends object>({
  isPartial,
  readMore,
  selection: { setAll },
}: RecordListState<Row>) {
  const [isReading, setIsReading] = useState(false);
  const [wantsAll, setWantsAll] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // The rows of the last page are there when nothing is left to read.
  useEffect(() => {
    if (!wantsAll || isPartial) return;
    setWantsAll(false);
    setAll(true);
  }, [wantsAll, isPartial, setAll]);

  async function readAll() {
    setIsReading(true);
    try {
      while (isShown.current && (await readMore()));
      setWantsAll(true);
    } catch (error) {
      toastError(error);
    } finally {
      setIsReading(false);
    }
  }
  return { readAll: isPartial ? readAll : undefined, isReading };
}
