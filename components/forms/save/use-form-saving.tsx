'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { StoredChanged, TakesEffect } from '@/components/editing/save-document';
import { useAutosave } from '@/components/editing/use-autosave';
import { useDraft } from '@/components/editing/use-draft';
import { useLeaveGuard } from '@/components/editing/use-leave-guard';
import { useSeenVersions } from '@/components/editing/use-seen-versions';
import { type StoredWatch, useStoredWatch } from '@/components/editing/use-stored-watch';
import { contentOf, type FormDocument } from '@/components/forms/document/form-document';
import { drafts } from '@/components/forms/drafts';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { type FormRecord, isArchived, isDraft, isInForce } from '@/components/forms/records';
import { seenVersionOf, VERSIONS } from '@/components/forms/versions/seen-version';
import { useTarget } from '@/components/session/session-context';
import { lazyOverlay } from '@/components/ui/lazy';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { ApiError } from '@/lib/api/api-error';
import { getForm, publishForm } from '@/lib/api/contract/forms';
import { isDecided } from '@/lib/api/outcome';
import { queryOf } from '@/lib/api/queries';
import { lacksOperation } from './lacks-operation';
import { mergeBoth } from './merge-forms';
import { type Refusal, refusalsOf } from './refusals';
import { type FormWrite, useSaveForm } from './use-save-form';

const PublishDialog = lazyOverlay(() => import('./publish-dialog').then((module) => module.PublishDialog));
const UnpublishDialog = lazyOverlay(() =>
  import('./unpublish-dialog').then((module) => module.UnpublishDialog),
);
const ConflictDialog = lazyOverlay(() => import('./conflict-dialog').then((module) => module.ConflictDialog));

/** Saving as the page shows it. */
export type FormSaving = {
  /** The form as the server holds it, as far as is known. */
  readonly record: FormRecord;
  /** Saves a draft; asks what publishing would change where a save takes effect at once. */
  readonly save: () => void;
  /** Asks what publishing would change. */
  readonly publish: () => void;
  readonly unpublish: () => void;
  /** Conflict and publishing. */
  readonly dialogs: ReactNode;
  readonly isPending: boolean;
  /** Why the last write failed, where that is not for a dialog to say. */
  readonly error: unknown;
  readonly refusals: readonly Refusal[];
  readonly watch: StoredWatch;
  readonly draft: ReturnType<typeof useDraft<FormDocument>>;
  /** Somebody is asked which change counts. */
  readonly isDeciding: boolean;
  readonly settleConflict: () => void;
  /** False once the server has answered that it has no such operation. */
  readonly canPublish: boolean;
};

export function useFormSaving(initial: FormRecord): FormSaving {
  const t = useTranslations('forms.save');
  const { editor, formId, isReadOnly } = useFormScope();
  const asked = queryOf(getForm, { path: { form_id: formId } }, { ...useTarget(), isNow: true });
  const watch = useStoredWatch({ editor, kind: 'form', id: formId, initial, asked, contentOf });
  const { record } = watch;
  const seen = useMemo(() => seenVersionOf(record), [record]);
  useSeenVersions(VERSIONS, formId, seen, { isRead: false });
  const draft = useDraft({ editor, drafts, id: formId, isReadOnly, merge: mergeBoth });
  const mutation = useSaveForm();
  const [open, setOpen] = useState<'publish' | 'unpublish'>();
  const [conflict, setConflict] = useState<{ readonly theirs: FormDocument; readonly act: FormWrite }>();
  const [canPublish, setCanPublish] = useState(true);
  const [sent, setSent] = useState<FormDocument>();
  const refused = useRef<FormDocument>(undefined);
  const isLocked = isReadOnly || isArchived(record);
  const isLive = isInForce(record);
  const isUndecided = mutation.error instanceof StoredChanged;

  async function write(act: FormWrite, isQuiet = false): Promise<void> {
    const { document } = editor;
    setSent(document);
    try {
      const saved = await mutation.mutateAsync(act);
      // What saved itself leaves a dialog alone that was opened meanwhile.
      if (act !== 'save') setOpen(undefined);
      const done = t(act === 'publish' ? 'published' : isLive ? 'savedLive' : 'saved');
      // What saves itself is told by the state beside the name, and takes no other announcement's place.
      if (isQuiet) return;
      toastSuccess(done, undefined, saved);
      editor.say(done);
    } catch (error) {
      if (error instanceof StoredChanged) {
        setOpen(undefined);
        setConflict({ theirs: error.theirs, act });
      } else if (error instanceof TakesEffect) {
        void watch.readAnew();
        if (isQuiet) editor.say(t('publishedMeanwhile'));
        else setOpen('publish');
      } else if (isNoOperation(error)) setCanPublish(false);
      else if (isDecided(error)) refused.current = document;
    }
  }

  /** Nobody has to decide any more, and saving by itself goes on: what is stored is known here. */
  function settleConflict() {
    setConflict(undefined);
    mutation.reset();
  }

  useAutosave(editor, {
    isOn: isDraft(record) && !isLocked && !mutation.isPending && !isUndecided,
    // What the server has declined it would decline again until something else is typed.
    save: () => refused.current !== editor.document && void write('save', true),
  });
  useLeaveGuard(editor);

  // These are said by their dialogs and by the banner of what is published.
  const isElsewhere = isUndecided || isNoOperation(mutation.error) || mutation.error instanceof TakesEffect;
  const error = isElsewhere ? undefined : mutation.error;
  const ask = (dialog: 'publish' | 'unpublish') => {
    if (isLocked) return;
    mutation.reset();
    setOpen(dialog);
  };
  return {
    record,
    save() {
      if (isLocked || mutation.isPending) return;
      if (!editor.isDirty) return editor.say(t('nothing'));
      if (isLive) ask('publish');
      else void write('save');
    },
    publish: () => ask('publish'),
    unpublish: () => ask('unpublish'),
    isPending: mutation.isPending,
    error: open ? undefined : error,
    refusals: error instanceof ApiError && sent ? refusalsOf(error.details, sent) : [],
    watch,
    draft,
    isDeciding: conflict !== undefined,
    settleConflict,
    canPublish,
    dialogs: !isLocked && (
      <>
        <PublishDialog
          isOpen={open === 'publish'}
          onClose={() => setOpen(undefined)}
          record={record}
          canPublish={canPublish}
          isPending={mutation.isPending}
          error={error}
          onConfirm={() => void write(canPublish ? 'publish' : 'saveLive')}
        />
        <UnpublishDialog isOpen={open === 'unpublish'} onClose={() => setOpen(undefined)} record={record} />
        <ConflictDialog
          isOpen={conflict !== undefined}
          theirs={conflict?.theirs}
          onClose={() => setConflict(undefined)}
          onResolved={() => {
            settleConflict();
            // What was merged is shown as what visitors get before they do.
            if (conflict?.act === 'publish' || (isLive && editor.isDirty)) setOpen('publish');
            else if (!isLive && editor.isDirty) void write('save');
          }}
        />
      </>
    ),
  };
}

/** The form is there, for it was read just before: then it is the operation that the server lacks. */
const isNoOperation = (error: unknown) =>
  error instanceof ApiError &&
  error.operation.id === publishForm.id &&
  lacksOperation(error, { isThere: true });
