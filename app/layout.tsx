import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies, headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/shell/app-providers';
import { preferenceCookies, readTheme } from '@/lib/format/preferences';
import './globals.css';

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-inter',
});

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  return { title: { default: t('product'), template: `%s · ${t('product')}` }, robots: { index: false } };
}

export const viewport: Viewport = { colorScheme: 'light dark', width: 'device-width', initialScale: 1 };

/** Every page: its language, its theme, and the words that all pages share. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, { ui, shell }, jar, sent] = await Promise.all([
    getLocale(),
    getMessages(),
    cookies(),
    headers(),
  ]);
  const theme = readTheme(jar.get(preferenceCookies.theme)?.value);
  const nonce = sent.get('x-nonce') ?? undefined;
  return (
    <html lang={locale} data-theme={theme === 'system' ? undefined : theme} className={inter.variable}>
      <head>{nonce && <meta name="csp-nonce" content={nonce} nonce={nonce} />}</head>
      <body className="bg-canvas font-sans text-ink antialiased">
        <NextIntlClientProvider messages={{ ui, shell }}>
          <AppProviders>{children}</AppProviders>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
