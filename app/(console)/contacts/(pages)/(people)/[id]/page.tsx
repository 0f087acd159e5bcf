import { PartyPanel } from '@/components/contacts/list-panels';

export default async function ContactsRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return <PartyPanel key={id} kindName="contacts" id={id} />;
}
