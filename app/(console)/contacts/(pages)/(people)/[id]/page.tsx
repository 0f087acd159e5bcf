import { ContactPanel } from '@/components/contacts/list-panels';

export default async function ContactRoute({ params }: { params: Promise<{ id: string }> }) {
  return <ContactPanel id={decodeURIComponent((await params).id)} />;
}
