import { NewDealPanel } from '@/components/pipelines/board/board-panels';

export default function NewDealPage() {
  return <NewDealPanel />;
}
