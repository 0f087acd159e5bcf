import { NewAccountPanel } from '@/components/contacts/list-panels';

export default function NewCompanyPage() {
  return <NewAccountPanel name="companies" />;
}
