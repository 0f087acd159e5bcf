import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AuthIntro } from '@/components/account/auth-intro';
import { SignInPageForm } from '@/components/account/sign-in-page-form';
import { getSession } from '@/lib/auth/session';
import { hasOwner } from '@/lib/auth/setup-link';
import { nextPath } from '@/lib/format/next-path';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.signInPage');
  return { title: t('title') };
}

type SignInPageProps = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const t = await getTranslations('auth.signInPage');
  const { next } = await searchParams;
  const destination = nextPath(typeof next === 'string' ? next : undefined);
  if (await getSession()) redirect(destination);
  if (!(await hasOwner())) return <AuthIntro title={t('setupTitle')}>{t('setupText')}</AuthIntro>;
  return (
    <>
      <AuthIntro title={t('title')} />
      <SignInPageForm destination={destination} />
    </>
  );
}
