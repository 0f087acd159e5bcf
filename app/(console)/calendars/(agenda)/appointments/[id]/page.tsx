import { AppointmentPanel } from '@/components/calendars/agenda-panels';

export default async function AppointmentPage({ params }: { params: Promise<{ id: string }> }) {
  return <AppointmentPanel id={decodeURIComponent((await params).id)} />;
}
