import { redirect } from 'next/navigation';
import { pagesOfArea } from '@/components/navigation/navigation';
import { requireSession } from '@/lib/auth/session';

/** The settings open on the first page that the role may see. */
export default async function SettingsPage() {
  const { user } = await requireSession();
  redirect(pagesOfArea('settings', { missing: [], noRight: [] }, user.role)[0]!.href);
}
