import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from '../problem.mjs';
import { nodeOfPackages } from './hand-over.mjs';

/**
 * Installs when `node_modules` is not what the lock file, this platform and `package.json` ask for.
 *
 * `npm install` and not `npm ci`: the lock file names only those platform binaries that the registry it was made
 * with carries, and `npm ci` refuses it on that ground. `--no-save` leaves the lock file as it is.
 * @param {string} root
 */
export async function installPackages(root) {
  const stampFile = join(root, 'node_modules', '.installed-for');
  const wanted = fingerprint(root);
  if (existsSync(nodeOfPackages(root)) && readIfThere(stampFile) === wanted) return;

  process.stdout.write('Installing packages … ');
  const started = Date.now();
  rmSync(stampFile, { force: true });
  await npmInstall(root);
  if (!existsSync(nodeOfPackages(root))) {
    throw new Problem(
      'The packages are installed, but Node.js 24 is not among them: npm was told not to run install scripts.',
      'Allow them (npm config set ignore-scripts false), delete node_modules and try again.',
    );
  }
  writeFileSync(stampFile, wanted);
  console.log(`${Math.round((Date.now() - started) / 1000)} s`);
}

/** @param {string} root */
export function fingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {string} root @returns {Promise<void>} */
async function npmInstall(root) {
  const logDir = join(root, '.data', 'logs');
  const logFile = join(logDir, 'install.log');
  mkdirSync(logDir, { recursive: true });
  const log = createWriteStream(logFile);
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const [command, ...before] = npmCommand();
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && before.length === 0,
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await new Promise((resolve) => log.end(resolve));
  if (code === 0) return;
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  throw new Problem(
    `npm install failed:\n${lines}`,
    `Check the network and the registry (npm ping), then try again. All of its output: ${logFile}`,
  );
}

/**
 * The npm that started this script, else the one on the path.
 * @returns {[string, ...string[]]}
 */
function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli && basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm'];
}
