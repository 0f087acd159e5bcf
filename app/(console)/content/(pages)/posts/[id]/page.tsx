import { PostPanel } from '@/components/content/panels';

export default async function PostRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return <PostPanel key={id} slug={id} />;
}
