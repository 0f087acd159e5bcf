import createNextIntlPlugin from 'next-intl/plugin';
import { locales } from './i18n/locale.ts';

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  outputFileTracingRoot: import.meta.dirname,
  // Read from the disk as the console runs, so the tracer does not see them.
  outputFileTracingIncludes: {
    '/*': ['./lib/store/migrations/**/*', './examples/receivers/**/*', './examples/verify/**/*'],
  },
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'undici', 'nodemailer', 'prom-client'],
  poweredByHeader: false,
  // `npm run typecheck` does it, tests and scripts included; a start from a fresh clone need not wait for it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Whatever answers: robots.txt stops no index from listing an address that another site links to.
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] },
  ],
  // Tasks were pages of contacts: addresses that were kept lead on.
  redirects: async () => [
    { source: '/contacts/tasks/:path*', destination: '/tasks/:path*', permanent: false },
  ],
  experimental: {
    // Pages take no bodies: the hook before them (proxy.ts) need not keep one.
    proxyClientMaxBodySize: '16kb',
    // Seconds that a page fetched ahead may be shown: the least there is.
    staleTimes: { static: 30 },
  },
  turbopack: {
    rules: {
      '*.mjs': {
        condition: { path: /react-(aria|stately)\/dist\/private\/[\w-]+\/intlStrings\.mjs$/ },
        loaders: [{ loader: './i18n/aria-strings-loader.mjs', options: { languages: [...locales] } }],
      },
    },
  },
};

// Messages are parsed as they are built: no page loads a parser of them.
const withMessages = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: { messages: { path: './messages', locales: [...locales], format: 'json', precompile: true } },
});

export default withMessages(config);
