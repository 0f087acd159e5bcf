import { Thread } from '@/components/content/panels';
import { EarlyReads } from '@/components/session/early-reads';
import { earlyRecord } from '@/lib/records/early-record';
import { conversations } from '@/lib/resources/content/conversations';

export default async function ConversationRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return (
    <EarlyReads page="conversations" of={[earlyRecord(conversations, id)]}>
      <Thread key={id} id={id} />
    </EarlyReads>
  );
}
