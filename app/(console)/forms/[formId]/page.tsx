import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FormEditorPage } from '@/components/forms/page/form-editor-page';
import { EarlyReads } from '@/components/session/early-reads';
import { getForm } from '@/lib/api/contract/forms';
import { earlyRead } from '@/lib/api/early-read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('forms');
  return { title: t('editor.title') };
}

export default async function FormPage({ params }: { params: Promise<{ formId: string }> }) {
  const id = decodeURIComponent((await params).formId);
  return (
    <EarlyReads of={[earlyRead(getForm, { path: { form_id: id } })]}>
      <FormEditorPage id={id} />
    </EarlyReads>
  );
}
