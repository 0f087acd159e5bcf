'use client';

import { UserRoundCheck, UserRoundCog } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ToolWords } from '@/components/ui/tool-words';
import type { TaskRecord } from '@/lib/api/records';
import { useOwnAssignee } from './use-own-assignee';

type OwnAssigneeProps = {
  tasks: readonly TaskRecord[];
  /** The assignee that the list is narrowed to. */
  assignee: string;
  onAssignee: (assignee: string) => void;
};

/** The way to one's own tasks alone. Until one has said which assignee one is, it asks that. */
export function OwnAssignee({ tasks, assignee, onAssignee }: OwnAssigneeProps) {
  const t = useTranslations('tasks.own');
  const { isKnown, me } = useOwnAssignee();
  const [isOpen, setIsOpen] = useState(false);
  if (!isKnown) return null;
  const isMine = me !== null && assignee === me;
  return (
    <>
      {me === null ? (
        <Button icon={<UserRoundCog aria-hidden />} onPress={() => setIsOpen(true)}>
          <ToolWords>{t('ask')}</ToolWords>
        </Button>
      ) : (
        <>
          <Button
            icon={<UserRoundCheck aria-hidden />}
            aria-pressed={isMine}
            onPress={() => onAssignee(isMine ? '' : me)}
            className="aria-pressed:border-accent aria-pressed:bg-selected"
          >
            <ToolWords>{t('only')}</ToolWords>
          </Button>
          <IconButton
            label={t('change', { id: me })}
            icon={<UserRoundCog aria-hidden />}
            onPress={() => setIsOpen(true)}
          />
        </>
      )}
      {isOpen && <AssigneeDialog tasks={tasks} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Asks once, for this connection: the API has no word for whoever calls it, and no names of assignees. */
function AssigneeDialog({ tasks, onClose }: { tasks: readonly TaskRecord[]; onClose: () => void }) {
  const t = useTranslations('tasks.own');
  const { me, say } = useOwnAssignee();
  const formId = useId();
  const [typed, setTyped] = useState(me ?? '');
  const seen = [...new Set(tasks.flatMap(({ assignee_id: id }) => (id === undefined ? [] : [String(id)])))];
  const save = (id: string | null) => say.mutate(id, { onSuccess: onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '') save(typed.trim());
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('title')}
      description={t('text')}
      footer={
        <>
          {me !== null && <Button onPress={() => save(null)}>{t('forget')}</Button>}
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={say.isPending}
            isDisabled={typed.trim() === ''}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-3">
        <FormError error={say.error} retry="submit" />
        <TextField
          label={t('id')}
          description={t('hint')}
          value={typed}
          onChange={setTyped}
          suggestions={seen}
          maxLength={100}
          isMonospace
          autoFocus
        />
      </form>
    </Dialog>
  );
}
