import { PartyPanel } from '@/components/contacts/list-panels';

export default async function CompaniesRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return <PartyPanel key={id} kindName="companies" id={id} />;
}
