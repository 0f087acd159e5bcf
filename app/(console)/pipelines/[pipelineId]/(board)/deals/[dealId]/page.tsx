import { DealPanel } from '@/components/pipelines/deal-panels';

type DealPageProps = { params: Promise<{ pipelineId: string; dealId: string }> };

export default async function DealPage({ params }: DealPageProps) {
  const { pipelineId, dealId } = await params;
  return <DealPanel pipelineId={decodeURIComponent(pipelineId)} dealId={decodeURIComponent(dealId)} />;
}
