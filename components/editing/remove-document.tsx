'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import { keyOf } from '@/lib/api/queries';
import type { ListOperation } from '@/lib/api/reply';

type RemoveDocumentProps<C extends ClientOperation> = {
  operation: C;
  sent: Sending<C>;
  /** What it is gone from then. */
  list: ListOperation;
  title: string;
  confirm: string;
  /** Said when it is done. */
  done: string;
  /** To be typed before; undefined where pressing is enough. */
  typedName: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onRemoved?: (() => void) | undefined;
  /** What it means. */
  children: ReactNode;
};

/** Deletes or archives a document, once it is confirmed. */
export function RemoveDocument<C extends ClientOperation>(props: RemoveDocumentProps<C>) {
  const { operation, sent, list, title, confirm, done, typedName, isOpen, onOpenChange, onRemoved } = props;
  const target = useTarget();
  const client = useQueryClient();
  const remove = useWrite(operation, {
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(list, target) }),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      confirmLabel={confirm}
      isDanger
      isPending={remove.isPending}
      error={remove.error}
      typedName={typedName}
      onConfirm={() =>
        remove.mutate(sent, {
          onSuccess: (reply) => {
            toastSuccess(done, undefined, reply);
            onOpenChange(false);
            onRemoved?.();
          },
        })
      }
    >
      <p>{props.children}</p>
    </ConfirmDialog>
  );
}
