import { DealPanel } from '@/components/pipelines/deal-panel';

export default async function DealPage({ params }: { params: Promise<{ dealId: string }> }) {
  const { dealId } = await params;
  return <DealPanel key={dealId} dealId={decodeURIComponent(dealId)} />;
}
