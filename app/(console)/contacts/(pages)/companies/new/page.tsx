import { NewPartyPanel } from '@/components/contacts/new-party-panel';

export default function NewCompaniesPage() {
  return <NewPartyPanel kindName="companies" />;
}
