import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasswordForm } from '@/components/account/password-form';
import { PreferencesForm } from '@/components/account/preferences-form';
import { ProfileForm } from '@/components/account/profile-form';
import { SessionList } from '@/components/account/session-list';
import { TwoFactorSettings } from '@/components/account/two-factor-settings';
import { PageHeader } from '@/components/shell/page-header';
import { requireSession } from '@/lib/auth/session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.account');
  return { title: t('title') };
}

export default async function Page() {
  const [t, session] = await Promise.all([getTranslations('settings.account'), requireSession()]);
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="max-w-4xl divide-y divide-line px-4 pb-8 sm:px-6">
        <ProfileForm />
        <PreferencesForm />
        <PasswordForm />
        <TwoFactorSettings isEnabled={session.user.twoFactorEnabled} />
        <SessionList currentId={session.id} />
      </div>
    </>
  );
}
