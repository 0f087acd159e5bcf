import { NewPartyPanel } from '@/components/contacts/list-panels';

export default function NewCompanyPage() {
  return <NewPartyPanel name="companies" />;
}
