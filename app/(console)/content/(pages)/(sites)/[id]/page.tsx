import { SitePanel } from '@/components/content/panels';

export default async function SiteRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return <SitePanel key={id} id={id} />;
}
