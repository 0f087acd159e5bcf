import { NewPartyPanel } from '@/components/contacts/list-panels';

export default function NewCompaniesPage() {
  return <NewPartyPanel kindName="companies" />;
}
