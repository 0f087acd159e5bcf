import { NewPartyPanel } from '@/components/contacts/list-panels';

export default function NewContactPage() {
  return <NewPartyPanel name="contacts" />;
}
