import { makeSetupLink } from '@/lib/auth/setup-link';
import { makeFirstConnection } from '@/lib/connection/first-connection';
import { DatabaseOpenError } from '@/lib/database/errors';
import { ConfigError } from '@/lib/settings/config-error';
import { getRuntime } from '../store/store';
import { startRetention } from './retention';
import { startMetrics } from './start-metrics';

/**
 * Opens the store and makes what a first start needs; the start script reads the printed line and shows the link.
 * What cannot be opened ends the process with the reason: going on, it would answer every request with an error.
 */
export async function startConsole(end: (words: string) => never = endProcess): Promise<void> {
  const runtime = await getRuntime().catch((error) => end(sentence(error)));
  await startMetrics(runtime);
  await makeFirstConnection(runtime);
  const link = await makeSetupLink(runtime);
  startRetention(runtime.store.db);
  if (link) process.stdout.write(`owner set-up: ${link}\n`);
}

/** What the person who starts it can act on; the stack only where the fault is ours. */
function sentence(error: unknown): string {
  if (error instanceof DatabaseOpenError || error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function endProcess(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
