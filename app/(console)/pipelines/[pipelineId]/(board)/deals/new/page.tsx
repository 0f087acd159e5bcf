import { NewDealPanel } from '@/components/pipelines/board-panels';

export default function NewDealPage() {
  return <NewDealPanel />;
}
