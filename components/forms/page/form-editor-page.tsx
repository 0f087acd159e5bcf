'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { contentOf } from '@/components/forms/document/form-document';
import { FormProvider, type FormScope } from '@/components/forms/editor/editor-context';
import { FormEditor } from '@/components/forms/editor/form-editor';
import { formsPath } from '@/components/forms/paths';
import { type FormRecord, isArchived } from '@/components/forms/records';
import { noteVersion } from '@/components/forms/seen-versions';
import { useCan, useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { getForm, replaceForm } from '@/lib/api/contract/forms';
import { queryOf } from '@/lib/api/queries';
import { FormEditorFrame } from './form-editor-frame';

/** Reads the form; then one editor lives for as long as the page shows this form. */
export function FormEditorPage({ id }: { id: string }) {
  const t = useTranslations('forms.editor');
  const stored = useQuery({
    ...queryOf(getForm, { path: { form_id: id } }, useTarget()),
    // What another page left in the cache may be old, and an editor must begin with what is stored.
    refetchOnMount: 'always',
  });
  if (stored.data && (stored.isFetchedAfterMount || stored.error)) {
    return <FormEditorView key={id} id={id} initial={stored.data} />;
  }
  return (
    <>
      <PageHeader title={t('withId', { id })} back={{ href: formsPath, label: t('back') }} />
      <div className="px-4 sm:px-6">
        {stored.error ? (
          <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />
        ) : (
          <LoadingState rows={8} />
        )}
      </div>
    </>
  );
}

function FormEditorView({ id, initial }: { id: string; initial: FormRecord }) {
  const [editor] = useState(() => new FormEditor(contentOf(initial)));
  const canWrite = useCan(replaceForm);
  const isReadOnly = !canWrite || isArchived(initial);
  const { connectionId = '' } = useTarget();
  useEffect(() => void noteVersion(connectionId, initial), [connectionId, initial]);
  const scope = useMemo<FormScope>(() => ({ editor, formId: id, isReadOnly }), [editor, id, isReadOnly]);
  return (
    <FormProvider scope={scope}>
      <FormEditorFrame initial={initial} />
    </FormProvider>
  );
}
