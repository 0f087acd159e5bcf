import { NewPartyPanel } from '@/components/contacts/list-panels';

export default function NewContactsPage() {
  return <NewPartyPanel kindName="contacts" />;
}
