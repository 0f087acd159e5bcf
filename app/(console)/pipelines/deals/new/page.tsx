import { NewDealAnywhere } from '@/components/pipelines/deal/new-deal-anywhere';
import { EarlyReads } from '@/components/session/early-reads';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { earlyRead } from '@/lib/api/early-read';

export default function NewDealAnywherePage() {
  return (
    <EarlyReads of={[earlyRead(listPipelines, {})]} page="pipelines">
      <NewDealAnywhere />
    </EarlyReads>
  );
}
