import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const config: NextConfig = {
  output: 'standalone',
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  outputFileTracingRoot: import.meta.dirname,
  // Read from the disk as the console runs, so the tracer does not see them.
  outputFileTracingIncludes: { '/*': ['./lib/store/migrations/**/*', './examples/verify/**/*'] },
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'undici', 'nodemailer'],
  poweredByHeader: false,
  // `npm run typecheck` does it, tests and scripts included; a start from a fresh clone need not wait for it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
};

export default createNextIntlPlugin('./i18n/request.ts')(config);
