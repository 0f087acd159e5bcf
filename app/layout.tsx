import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { cookies, headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { CSSProperties, ReactNode } from 'react';
import { AppProviders } from '@/components/shell/app-providers';
import { wordsOfEveryPage } from '@/i18n/messages';
import { preferenceCookies, readPanelWidth, readTheme } from '@/lib/format/preferences';
import { getRuntime } from '@/lib/store/store';
import './globals.css';

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-inter',
});

/** What a link to any page shows elsewhere is the same: nothing of what is on it. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('shell');
  const { config } = await getRuntime();
  const product = t('product');
  return {
    metadataBase: new URL(config.url),
    title: { default: product, template: `%s · ${product}` },
    applicationName: product,
    robots: { index: false, follow: false },
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
        { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: '/apple-touch-icon.png',
    },
    openGraph: {
      type: 'website',
      siteName: product,
      title: product,
      images: { url: '/social.png', width: 1200, height: 630, alt: product },
    },
    twitter: { card: 'summary_large_image' },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f7f8f9' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1115' },
  ],
  width: 'device-width',
  initialScale: 1,
};

/** Every page: its language, its theme, and the words that all pages share. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, messages, jar, sent] = await Promise.all([getLocale(), getMessages(), cookies(), headers()]);
  const theme = readTheme(jar.get(preferenceCookies.theme)?.value);
  const panelWidth = readPanelWidth(jar.get(preferenceCookies.panel)?.value);
  const nonce = sent.get('x-nonce') ?? undefined;
  return (
    <html
      lang={locale}
      data-written={Date.now()}
      data-theme={theme === 'system' ? undefined : theme}
      className={inter.variable}
      style={panelWidth ? ({ '--panel-width': `${panelWidth}px` } as CSSProperties) : undefined}
    >
      <head>{nonce && <meta name="csp-nonce" content={nonce} nonce={nonce} />}</head>
      <body className="bg-canvas font-sans text-ink antialiased">
        <NextIntlClientProvider messages={wordsOfEveryPage(messages)}>
          <AppProviders>{children}</AppProviders>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
