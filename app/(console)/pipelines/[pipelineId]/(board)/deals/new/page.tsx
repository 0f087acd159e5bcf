import { NewDealPanel } from '@/components/pipelines/new-deal-panel';

export default function NewDealPage() {
  return <NewDealPanel />;
}
