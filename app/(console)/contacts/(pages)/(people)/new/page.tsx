import { NewAccountPanel } from '@/components/contacts/list-panels';

export default function NewContactPage() {
  return <NewAccountPanel name="contacts" />;
}
