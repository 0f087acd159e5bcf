import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { databaseTests } from './scripts/test/database-tests.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Files that start a console, which there is one of in a process: each has a process of its own. */
const consoleTests = [...databaseTests(root, 'lib'), ...databaseTests(root, 'scripts/config')];
const sandboxTests = databaseTests(root, 'sandbox');
/** What is proved on the production build, after it. */
const imageTests = ['scripts/deploy/image.test.ts'];

/** What uses a database runs on both that are supported (`databaseTests` says how that is known), the rest once. */
function sandboxOn(database: 'pglite' | 'postgres') {
  return {
    test: {
      name: `sandbox-${database}`,
      include: database === 'postgres' ? sandboxTests : ['sandbox/**/*.test.ts'],
      // What only a server has: connections to lose, processes beside each other.
      exclude: database === 'postgres' ? [] : ['sandbox/**/*.postgres.test.ts'],
      // Programs that tests start, dozens of them, need not strip the types of every file anew.
      env: { TEST_DATABASE: database, NODE_COMPILE_CACHE: `${root}node_modules/.cache/node` },
      globalSetup:
        database === 'postgres' ? 'sandbox/testing/postgres-server.ts' : 'sandbox/testing/snapshot.ts',
      // Each file has a sandbox and a database of its own; the modules are loaded once a worker.
      isolate: false,
      testTimeout: 90_000,
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      // Next gives this marker a meaning when it bundles; in a test there is nothing to guard.
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
  test: {
    maxWorkers: 2,
    provide: { databaseTests: [...consoleTests, ...sandboxTests] },
    projects: [
      {
        test: {
          name: 'console',
          include: ['{app,components,i18n,lib,messages}/**/*.test.{ts,tsx}'],
          exclude: consoleTests,
          isolate: false,
          // Properties of hundreds of draws take long beside a build.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'console-server',
          include: [...consoleTests, 'scripts/**/*.test.ts'],
          exclude: imageTests,
          globalSetup: 'scripts/testing/console-snapshot.ts',
          // What hangs is found out all the same; a machine at work elsewhere takes three times as long.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'console-postgres',
          include: consoleTests,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'scripts/testing/console-postgres.ts',
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: { name: 'image', include: imageTests, testTimeout: 120_000, hookTimeout: 900_000 },
      },
      sandboxOn('pglite'),
      sandboxOn('postgres'),
    ],
  },
});
