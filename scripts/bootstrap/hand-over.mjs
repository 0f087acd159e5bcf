import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * The Node 24 that the package `node` brings.
 * @param {string} root
 */
export function nodeOfPackages(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * Runs a script on the packages' Node 24 with this terminal, passes signals on, and answers its exit code.
 * @param {string} root
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function handOver(root, script, args) {
  const node = nodeOfPackages(root);
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithBin(root) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event) stopWithParent(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** @param {string} root */
function pathWithBin(root) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(separator);
}

/**
 * npm runs a script through a shell, and some shells die of a signal without passing it on: then this process
 * has another parent.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithParent(child) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250).unref();
}
