import { createServer } from 'vite';

/** The console's handlers of configuration as a process of their own, on the store that the environment names. */
const root = new URL('../../', import.meta.url).pathname;
const modules = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
});
const { serveConfiguration } = await modules.ssrLoadModule('/scripts/testing/serve-configuration.ts');
const { url } = await serveConfiguration();
console.log(url);
