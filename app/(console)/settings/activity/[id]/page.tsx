import { ActivityPanel } from '@/components/activity/activity-panel';

export default async function EntryRoute({ params }: { params: Promise<{ id: string }> }) {
  return <ActivityPanel id={decodeURIComponent((await params).id)} />;
}
