import { mkdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failWith } from '../problem.mjs';
import { assertPortFree } from './assert-port-free.ts';
import { assertWritable } from './assert-writable.ts';
import { buildConsole } from './build.ts';
import { LaterLine } from './later-line.ts';
import { Program, type ProgramDefinition } from './program.ts';
import { consoleProgram, sandboxProgram } from './programs.ts';
import { readStartSettings, type StartSettings } from './settings.ts';
import { step } from './step.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const forceAfterMs = 20_000;
const readyWithinMs = 120_000;

/** Builds what changed, runs both programs until one of them ends or a signal comes, and stops what runs. */
async function main(): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  // Whoever read the output may be gone; the programs are stopped all the same.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => stop.abort());

  const settings = readStartSettings(root, process.env);
  await assertPortFree(settings.sandboxPort, 'SANDBOX_PORT', '127.0.0.1');
  await assertPortFree(settings.consolePort, 'PORT', settings.host);
  assertWritable(settings.sandboxDataDir, 'SANDBOX_DATA_DIR');
  assertWritable(settings.consoleDataDir, 'CONSOLE_DATA_DIR');
  mkdirSync(settings.logDir, { recursive: true });

  const running: Program[] = [];
  const start = async (definition: ProgramDefinition) => {
    const program = new Program(definition);
    running.push(program);
    await unlessStopped(stop.signal, program.ready(readyWithinMs));
  };

  try {
    const standalone = await buildWithWords(settings.logDir, stop.signal);
    await step('Starting the sandbox', () => start(sandboxProgram(settings, process.env)));
    const ownerLink = new LaterLine('\n  Create the owner account (once):  ');
    await step('Starting the console', () =>
      start(consoleProgram(settings, process.env, standalone, (link) => ownerLink.set(link))),
    );
    ownerLink.print();
    printWhereToGo(settings);
    const died = await Promise.race([
      ...running.map((program) => program.exited.then(() => program)),
      aborted(stop.signal),
    ]);
    if (died instanceof Program) throw died.problem;
    return 0;
  } catch (error) {
    if (stop.signal.aborted) return 0;
    throw error;
  } finally {
    if (running.some((program) => program.running)) console.log('\nStopping …');
    await Promise.all(running.map((program) => program.stop(forceAfterMs)));
    if (stop.signal.aborted) console.log('Stopped.');
  }
}

async function buildWithWords(logDir: string, signal: AbortSignal): Promise<string> {
  const started = Date.now();
  let built = false;
  const onBuild = () => {
    built = true;
    process.stdout.write('Building the console (only after changes, about a minute) … ');
  };
  const standalone = await buildConsole({ root, env: process.env, logDir, signal, onBuild });
  if (built) console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
  return standalone;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function unlessStopped(signal: AbortSignal, work: Promise<void>): Promise<void> {
  await Promise.race([work, aborted(signal)]);
  signal.throwIfAborted();
}

function printWhereToGo(settings: StartSettings): void {
  console.log(`
  Console  ${settings.consoleUrl}
  Sandbox  http://localhost:${settings.sandboxPort}/api/v1
  Logs     ${relative(process.cwd(), settings.logDir)}

  Ctrl-C stops both.`);
}

main().then((code) => process.exit(code), failWith);
