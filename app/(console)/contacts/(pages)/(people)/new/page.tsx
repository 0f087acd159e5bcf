import { NewPartyPanel } from '@/components/contacts/new-party-panel';

export default function NewContactsPage() {
  return <NewPartyPanel kindName="contacts" />;
}
