import type { Metadata } from 'next';
import { EventPanel } from '@/components/webhooks/list-panels';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: decodeURIComponent((await params).id) };
}

export default async function EventRoute({ params }: Props) {
  return <EventPanel id={decodeURIComponent((await params).id)} />;
}
