import { DealPanel } from '@/components/pipelines/deal-panels';
import { EarlyReads } from '@/components/session/early-reads';
import { earlyRecord } from '@/lib/records/early-record';
import { deals } from '@/lib/resources/pipelines/deals';

type DealPageProps = { params: Promise<{ pipelineId: string; dealId: string }> };

export default async function DealPage({ params }: DealPageProps) {
  const { pipelineId, dealId } = await params;
  const id = decodeURIComponent(dealId);
  return (
    <EarlyReads of={[earlyRecord(deals, id)]} page="pipelines">
      <DealPanel pipelineId={decodeURIComponent(pipelineId)} dealId={id} />
    </EarlyReads>
  );
}
