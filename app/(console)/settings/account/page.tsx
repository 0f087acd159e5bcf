import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PasswordForm } from '@/components/account/password-form';
import { PreferencesForm } from '@/components/account/preferences-form';
import { ProfileForm } from '@/components/account/profile-form';
import { SessionList } from '@/components/account/session-list';
import { sessionsQuery } from '@/components/account/session-queries';
import { TwoFactorSettings } from '@/components/account/two-factor-settings';
import { asSent, KnownData } from '@/components/session/known-data';
import { PageHeader } from '@/components/shell/page-header';
import { listOwnSessions } from '@/lib/auth/own-sessions';
import { requireSession } from '@/lib/auth/session';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.account');
  return { title: t('title') };
}

export default async function Page() {
  const [t, session] = await Promise.all([getTranslations('settings.account'), requireSession()]);
  const sessions = await asSent(listOwnSessions());
  return (
    <>
      <PageHeader level={2} title={t('title')} />
      <div className="max-w-4xl divide-y divide-line px-4 pb-8 sm:px-6">
        <ProfileForm />
        <PreferencesForm />
        <PasswordForm />
        <TwoFactorSettings isEnabled={session.user.twoFactorEnabled} />
        <KnownData data={[[sessionsQuery.queryKey, sessions]]}>
          <SessionList currentId={session.id} />
        </KnownData>
      </div>
    </>
  );
}
