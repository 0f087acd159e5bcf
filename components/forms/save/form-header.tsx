'use client';

import { ExternalLink, Inbox, Save } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EditorHead } from '@/components/editing/editor-head';
import { SaveState } from '@/components/editing/save-state';
import { UndoButtons } from '@/components/editing/undo-buttons';
import { changePart } from '@/components/forms/document/field-edits';
import { useFormEditor, useFormScope, useIsDirty } from '@/components/forms/editor/editor-context';
import { formsPath, submissionsPath } from '@/components/forms/paths';
import { addressOf, isArchived, isInForce, isPublished } from '@/components/forms/records';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { FormMenu } from './form-menu';
import { FormState } from './form-state';
import type { FormSaving } from './use-form-saving';

/** Name, state, and what is done with the form as a whole. */
export function FormHeader({ saving }: { saving: FormSaving }) {
  const t = useTranslations('forms.save');
  const { editor, formId, isReadOnly } = useFormScope();
  const isDirty = useIsDirty();
  const nombre = useFormEditor((state) => state.history.present.document.nombre);
  const { record } = saving;
  const isLocked = isReadOnly || isArchived(record);
  const isLive = isInForce(record);
  const address = addressOf(record);
  const isWide = useIsWide();
  return (
    <EditorHead
      back={{ href: formsPath, label: t('back') }}
      name={{
        label: t('name'),
        unnamed: t('unnamed'),
        value: nombre,
        isReadOnly: isLocked,
        onChange: (name) => editor.edit('name', (at) => changePart(at, 'nombre', name), 'name'),
      }}
      state={<FormState form={record} />}
      saved={
        !isLocked && (
          <SaveState
            isPending={saving.isPending}
            error={saving.error}
            isDirty={isDirty}
            isKept={saving.draft.isKept}
          />
        )
      }
    >
      {isWide && (
        <LinkButton href={submissionsPath(formId)} variant="ghost" icon={<Inbox aria-hidden />}>
          {t('submissions')}
        </LinkButton>
      )}
      {isWide && address && (
        <LinkButton
          href={address}
          target="_blank"
          rel="noreferrer"
          variant="ghost"
          icon={<ExternalLink aria-hidden />}
        >
          {t('open')}
        </LinkButton>
      )}
      {isReadOnly && !isArchived(record) && <span className="text-ink-muted text-xs">{t('readOnly')}</span>}
      {!isLocked && (
        <>
          <UndoButtons editor={editor} />
          {!isLive && (
            <Button
              icon={<Save aria-hidden />}
              isPending={saving.isPending}
              isDisabled={!isDirty}
              onPress={saving.save}
            >
              <span className="max-sm:sr-only">{t('save')}</span>
            </Button>
          )}
          {saving.canPublish || isLive ? (
            <Button
              variant="primary"
              onPress={saving.publish}
              isDisabled={isLive && !isDirty && isPublished(record)}
            >
              {t('publish')}
            </Button>
          ) : (
            <span className="text-ink-muted text-xs">{t('cannotPublish')}</span>
          )}
        </>
      )}
      <FormMenu saving={saving} />
    </EditorHead>
  );
}
