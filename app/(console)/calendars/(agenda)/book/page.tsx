import { BookPanel } from '@/components/calendars/agenda-panels';

export default function BookPage() {
  return <BookPanel />;
}
