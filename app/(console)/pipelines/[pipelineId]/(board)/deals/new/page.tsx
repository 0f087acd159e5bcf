import { NewDealPanel } from '@/components/pipelines/deal-panels';

export default async function NewDealPage({ params }: { params: Promise<{ pipelineId: string }> }) {
  const { pipelineId } = await params;
  return <NewDealPanel pipelineId={decodeURIComponent(pipelineId)} />;
}
