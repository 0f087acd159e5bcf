import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EarlyReads } from '@/components/session/early-reads';
import { WorkflowEditorPage } from '@/components/workflows/page/workflow-editor-page';
import { getWorkflow, getWorkflowCatalog } from '@/lib/api/contract/workflows';
import { earlyRead } from '@/lib/api/early-read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('workflows');
  return { title: t('editor.title') };
}

export default async function WorkflowPage({ params }: { params: Promise<{ workflowId: string }> }) {
  const id = decodeURIComponent((await params).workflowId);
  return (
    <EarlyReads
      page="workflows"
      of={[earlyRead(getWorkflow, { path: { wf_id: id } }), earlyRead(getWorkflowCatalog, {})]}
    >
      <WorkflowEditorPage id={id} />
    </EarlyReads>
  );
}
