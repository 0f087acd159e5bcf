'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { FormCanvas } from '@/components/forms/canvas/form-canvas';
import { isFieldList } from '@/components/forms/document/fields';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { FieldPalette } from '@/components/forms/palette/field-palette';
import type { FormRecord } from '@/components/forms/records';
import { FormBanners } from '@/components/forms/save/form-banners';
import { FormHeader } from '@/components/forms/save/form-header';
import { useFormSaving } from '@/components/forms/save/use-form-saving';
import { LoadingState } from '@/components/ui/states';
import { useIsPainted } from '@/components/ui/use-is-painted';
import { BuilderKeys } from './builder-keys';
import { EditorSide } from './editor-side';
import { EditorToolbar } from './editor-toolbar';
import { useFormKeys } from './use-form-keys';

const loading = () => <LoadingState rows={6} />;
const FormPreview = dynamic(() => import('@/components/forms/design/form-preview'), { ssr: false, loading });
const FormJson = dynamic(() => import('@/components/forms/save/form-json'), { ssr: false, loading });

/** The builder's parts around one document: palette, the form itself or another view of it, and the side panel. */
export function FormEditorFrame({ initial }: { initial: FormRecord }) {
  const { isReadOnly } = useFormScope();
  const isList = useFormEditor(({ history }) => isFieldList(history.present.document));
  const mode = useFormEditor((state) => state.mode);
  const saving = useFormSaving(initial);
  useFormKeys({ onSave: saving.save });
  const isPainted = useIsPainted();
  const shown = isList ? mode : 'json';
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <FormHeader saving={saving} />
      <FormBanners saving={saving} />
      <EditorToolbar canBuild={isList} />
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        {shown === 'build' &&
          !isReadOnly &&
          (isPainted ? (
            <FieldPalette />
          ) : (
            <div className="w-52 shrink-0 border-r bg-surface max-lg:hidden" />
          ))}
        <div data-canvas-scroller className="relative min-h-72 min-w-0 flex-1 overflow-y-auto bg-canvas">
          {shown === 'build' && <FormCanvas />}
          {shown === 'build' && !isReadOnly && <BuilderKeys />}
          {shown === 'preview' && <FormPreview record={saving.record} />}
          {shown === 'json' && <FormJson record={saving.record} />}
        </div>
        {isPainted ? (
          <EditorSide saving={saving} />
        ) : (
          <div className="w-104 shrink-0 border-l bg-surface max-lg:hidden" />
        )}
      </div>
      {saving.dialogs}
      <Announcements />
    </div>
  );
}

function Announcements() {
  const t = useTranslations('forms.editor');
  const said = useFormEditor((state) => state.said);
  return (
    <p role="status" aria-label={t('announcements')} className="sr-only">
      <span key={said.count}>{said.text}</span>
    </p>
  );
}
