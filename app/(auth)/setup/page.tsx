import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthIntro } from '@/components/account/auth-intro';
import { NewAccountForm } from '@/components/account/new-account-form';
import { LinkButton } from '@/components/ui/link-button';
import { hasOwner, isSetupTokenValid } from '@/lib/auth/setup-link';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.setup');
  return { title: t('title'), referrer: 'no-referrer' };
}

type SetupPageProps = { searchParams: Promise<{ token?: string | string[] }> };

export default async function SetupPage({ searchParams }: SetupPageProps) {
  const t = await getTranslations('auth');
  const { token } = await searchParams;
  if (await hasOwner()) {
    return (
      <>
        <AuthIntro title={t('setup.doneTitle')}>{t('setup.doneText')}</AuthIntro>
        <LinkButton href="/sign-in" variant="primary" className="w-full">
          {t('signIn')}
        </LinkButton>
      </>
    );
  }
  if (typeof token !== 'string' || !(await isSetupTokenValid(token))) {
    return <AuthIntro title={t('setup.invalidTitle')}>{t('setup.invalidText')}</AuthIntro>;
  }
  return (
    <>
      <AuthIntro title={t('setup.title')}>{t('setup.text')}</AuthIntro>
      <NewAccountForm kind="setup" token={token} />
    </>
  );
}
