import { makeSetupLink } from '@/lib/auth/setup-link';
import { makeFirstConnection } from '@/lib/connection/first-connection';
import { startRetention } from './retention';
import { getRuntime } from './store';

/** The start script reads the printed line and shows the link. */
export async function startConsole(): Promise<void> {
  const runtime = await getRuntime();
  await makeFirstConnection(runtime);
  const link = await makeSetupLink(runtime);
  startRetention(runtime.store.db);
  if (link) process.stdout.write(`owner set-up: ${link}\n`);
}
