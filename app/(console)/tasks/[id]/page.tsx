import { TaskPanel } from '@/components/tasks/list-panels';

export default async function TaskRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return <TaskPanel key={id} id={id} />;
}
