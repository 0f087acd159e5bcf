'use client';

import { Archive, Pencil, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Rules } from '@/components/records/form/contract-issues';
import { useCan, useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError } from '@/components/ui/overlays/toast';
import type { Resource } from '@/lib/resources/resource';
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
  const writes = useBulkWrites(list);
  const { readAll, isReading } = useReadAll(list);
  const [open, setOpen] = useState<'edit' | 'remove'>();
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
      {children}
      <IfMay operation={of.operations.update}>
        <Button icon={<Pencil aria-hidden />} isPending={isBusy} onPress={() => setOpen('edit')}>
          {t('edit')}
        </Button>
      </IfMay>
      <IfMay operation={of.operations.remove}>
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
      <p>{t(of.isArchived ? 'archiveText' : 'removeText')}</p>
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
