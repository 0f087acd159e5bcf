import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** `npm run test:container`: every step of the Dockerfile as it stands, installing and building too. Ten minutes or so. */
const root = dirname(dirname(import.meta.dirname));
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project=image'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_IMAGE_STEPS: 'all' },
});
process.exitCode = status ?? 1;
