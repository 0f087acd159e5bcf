import { redirect } from 'next/navigation';
import { settingsPagesFor } from '@/components/navigation/settings-pages';
import { requireSession } from '@/lib/auth/session';

/** The settings open on the first page that the role may see. */
export default async function SettingsPage() {
  const { user } = await requireSession();
  redirect(settingsPagesFor(user.role)[0]!.href);
}
