import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WorkflowEditorPage } from '@/components/workflows/page/workflow-editor-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('workflows');
  return { title: t('editor.title') };
}

export default async function WorkflowPage({ params }: { params: Promise<{ workflowId: string }> }) {
  const { workflowId } = await params;
  return <WorkflowEditorPage id={decodeURIComponent(workflowId)} />;
}
