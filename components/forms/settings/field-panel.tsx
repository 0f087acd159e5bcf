'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { fieldAt } from '@/components/forms/document/fields';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { LoadingState } from '@/components/ui/states';

const FieldSettings = dynamic(() => import('./field-settings'), {
  ssr: false,
  loading: () => <LoadingState rows={6} />,
});

/** The settings of the chosen field. */
export function FieldPanel() {
  const t = useTranslations('forms.settings');
  const { editor, isReadOnly } = useFormScope();
  const isChosen = useFormEditor(
    ({ selection, current }) => selection.size > 0 || fieldAt(editor.document, current) !== undefined,
  );
  if (isChosen) return <FieldSettings />;
  return <p className="pb-4 text-ink-muted">{t(isReadOnly ? 'noneToLook' : 'none')}</p>;
}
