'use client';

import { useTranslations } from 'next-intl';
import { Banner } from '@/components/editing/banner';
import { EditingBanners } from '@/components/editing/editing-banners';
import { fieldAt } from '@/components/forms/document/fields';
import { useFormScope, useIsDirty } from '@/components/forms/editor/editor-context';
import { isArchived, isDraft, isInForce, isPublished } from '@/components/forms/records';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import type { FormSaving } from './use-form-saving';

/** What somebody has to know or decide before they go on: a draft that was found, others at work, a failed save. */
export function FormBanners({ saving }: { saving: FormSaving }) {
  const t = useTranslations('forms.save.banner');
  const { isReadOnly } = useFormScope();
  const isDirty = useIsDirty();
  const { record } = saving;
  const state = isArchived(record)
    ? 'archived'
    : isReadOnly || isDraft(record)
      ? undefined
      : isPublished(record)
        ? 'published'
        : isInForce(record)
          ? 'unknown'
          : 'unpublished';
  return (
    <EditingBanners
      what="form"
      draft={saving.draft}
      watch={saving.watch}
      isDirty={isDirty}
      mayTellOfChange={!saving.isDeciding && !saving.isPending}
      onTaken={saving.settleConflict}
      error={saving.error}
      onSave={saving.save}
      placed={saving.refusals.map(({ name }) => name)}
    >
      {state && (
        <Banner tone={state === 'archived' ? 'warning' : 'info'}>
          {t(state === 'published' && isDirty ? 'notYetPublic' : state)}
        </Banner>
      )}
      {saving.refusals.length > 0 && <Refusals saving={saving} />}
    </EditingBanners>
  );
}

/** What the server found wrong, each leading to its field. */
function Refusals({ saving: { refusals } }: { saving: FormSaving }) {
  const t = useTranslations('forms.save.banner');
  const issueWords = useIssueWords();
  const { editor } = useFormScope();
  return (
    <Banner>
      <ul aria-label={t('refusals')} className="flex-1 space-y-0.5">
        {refusals.map(({ name, issue, field, label, part }) => (
          <li key={`${name} ${issue}`}>
            {fieldAt(editor.document, field) ? (
              <button type="button" className="underline" onClick={() => editor.want(field, part)}>
                {label}
              </button>
            ) : (
              label
            )}
            {`: ${part ? `${part}, ` : ''}${issueWords(issue)}`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
