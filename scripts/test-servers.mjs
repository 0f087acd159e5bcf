// As test.mjs: an old Node reaches the sentence that explains it.
import('./bootstrap/run.mjs').then(
  ({ run }) => run('test/servers.ts'),
  (error) => {
    console.error(`Node.js 20 or later is needed; this is ${process.version}. (${error.message})`);
    process.exit(1);
  },
);
