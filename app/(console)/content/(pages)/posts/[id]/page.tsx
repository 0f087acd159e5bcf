import { PostPanel } from '@/components/content/panels';
import { EarlyReads } from '@/components/session/early-reads';
import { earlyRecord } from '@/lib/records/early-record';
import { posts } from '@/lib/resources/content/posts';

export default async function PostRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return (
    <EarlyReads page="posts" of={[earlyRecord(posts, id)]}>
      <PostPanel key={id} slug={id} />
    </EarlyReads>
  );
}
