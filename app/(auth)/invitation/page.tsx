import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthIntro } from '@/components/account/auth-intro';
import { NewAccountForm } from '@/components/account/new-account-form';
import { findInvitation } from '@/lib/auth/invitations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.invitation');
  return { title: t('title'), referrer: 'no-referrer' };
}

type InvitationPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function InvitationPage({ searchParams }: InvitationPageProps) {
  const [t, tRole] = await Promise.all([getTranslations('auth.invitation'), getTranslations('shell.role')]);
  const { token } = await searchParams;
  const invitation = typeof token === 'string' ? await findInvitation(token) : null;
  if (typeof token !== 'string' || !invitation) {
    return <AuthIntro title={t('invalidTitle')}>{t('invalidText')}</AuthIntro>;
  }
  return (
    <>
      <AuthIntro title={t('title')}>{t('text', { role: tRole(invitation.role) })}</AuthIntro>
      <NewAccountForm kind="invitation" token={token} email={invitation.email} />
    </>
  );
}
