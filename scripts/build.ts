import { dirname, join, relative } from 'node:path';
import { failWith } from './problem.mjs';
import { buildConsole } from './start/build.ts';

/** `npm run build`: the folder to run the console from, where it is not `npm start` that runs it. */
const root = dirname(import.meta.dirname);

buildConsole({ root, env: process.env, logDir: join(root, '.data', 'logs') }).then(
  (standalone) =>
    console.log(`Built. Run it with: node ${relative(process.cwd(), join(standalone, 'server.js'))}`),
  failWith,
);
