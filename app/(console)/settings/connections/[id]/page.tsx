import { ConnectionPanel } from '@/components/connection/connection-panel';

export default async function ConnectionRoute({ params }: { params: Promise<{ id: string }> }) {
  return <ConnectionPanel id={decodeURIComponent((await params).id)} />;
}
