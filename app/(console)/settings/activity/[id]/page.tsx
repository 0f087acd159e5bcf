import { ActivityPanel } from '@/components/activity/activity-panel';
import { activityEntry } from '@/components/activity/activity-queries';
import { asSent, KnownData } from '@/components/session/known-data';
import { getActivity } from '@/lib/activity/activity-list';
import { requireSession } from '@/lib/auth/session';

export default async function EntryRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  const entry = await asSent(getActivity(await requireSession(), id));
  return (
    <KnownData data={[[activityEntry(id).queryKey, entry]]}>
      <ActivityPanel id={id} />
    </KnownData>
  );
}
