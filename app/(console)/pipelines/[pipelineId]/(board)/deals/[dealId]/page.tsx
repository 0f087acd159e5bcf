import { DealPanel } from '@/components/pipelines/board/board-panels';

export default async function DealPage({ params }: { params: Promise<{ dealId: string }> }) {
  const { dealId } = await params;
  return <DealPanel key={dealId} dealId={decodeURIComponent(dealId)} />;
}
