import pino, { type Logger } from 'pino';
import { DatabaseOpenError } from '../lib/database/errors.ts';
import { loggedError } from '../lib/database/logged-error.ts';
import { ConfigError } from '../lib/settings/config-error.ts';
import { openSandboxDatabase, type Sandbox, startSandboxOn } from './app.ts';
import { runCommand } from './cli/command.ts';
import { CommandError } from './cli/command-error.ts';
import { type Config, readConfig } from './config.ts';

const STOP_WITHIN_MS = 15_000;

async function main([command, ...args]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  if (command === undefined) {
    const options = { level: config.logLevel, base: undefined, serializers: { err: loggedError } };
    return start(config, pino(options, batchedOutput()));
  }
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(await runCommand(config, pino({ level: 'silent' }), [command, ...args], print));
}

async function start(config: Config, log: Logger): Promise<void> {
  const database = await openSandboxDatabase(config, log);
  const sandbox = await startSandboxOn({ config, log, database }).catch(async (error) => {
    await database.close();
    throw error;
  });
  stopOnSignal(sandbox);
  log.info({ url: sandbox.url, database: database.kind }, 'ready');
  process.stdout.write(`sandbox ready on ${sandbox.url}\n`);
}

/** Log lines go out some at a time: a write of each would be a tenth of what a request costs. */
function batchedOutput() {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });
}

function stopOnSignal(sandbox: Sandbox): void {
  let stopping = false;
  // A terminal's Ctrl-C arrives twice where npm passes it on: the second one changes nothing.
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    sandbox.stop().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): void {
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

/** What the person who starts it can act on; the stack only where the fault is ours. */
function sentence(error: unknown): string {
  const told = [ConfigError, DatabaseOpenError, CommandError].some((kind) => error instanceof kind);
  if (told) return (error as Error).message;
  if (error instanceof Error && 'code' in error && 'port' in error) {
    if (error.code === 'EADDRINUSE') {
      return `Port ${error.port} is taken by another program. Stop it, or set SANDBOX_PORT to another port.`;
    }
    if (error.code === 'EACCES') {
      return `Port ${error.port} may not be used by this user. Set SANDBOX_PORT to a port above 1023.`;
    }
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main(process.argv.slice(2)).catch(fail);
