import { Problem } from '../problem.mjs';

const oldest = 20;

/**
 * Refuses a Node that cannot run npm and this folder's scripts. Everything else runs on the Node 24 that the
 * packages bring.
 * @param {string} version as in `process.versions.node`
 */
export function assertNodeVersion(version) {
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new Problem(
    `Node.js ${oldest} or later is needed; this is ${version}.`,
    'Install a current one from https://nodejs.org, or with a version manager: nvm install --lts',
  );
}
