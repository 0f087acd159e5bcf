import { CompanyPanel } from '@/components/contacts/list-panels';

export default async function CompanyRoute({ params }: { params: Promise<{ id: string }> }) {
  return <CompanyPanel id={decodeURIComponent((await params).id)} />;
}
