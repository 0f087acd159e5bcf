import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CursorFile } from './listen/cursor-file.ts';
import { eventFeed } from './listen/event-feed.ts';
import { listen } from './listen/listen.ts';
import { becomeOnlyListener } from './listen/only-listener.ts';
import { readCommand, usage } from './listen/options.ts';
import { keptSecret } from './listen/secret.ts';
import { failWith } from './problem.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Posts the events of a server to a receiver on this machine, until a signal comes. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env, root);
  if (command.kind === 'help') return console.log(usage);
  const folder = process.env.LISTEN_DATA_DIR || join(root, '.data', 'listen');
  const secretOf = (given: string | undefined) => given ?? keptSecret(folder);
  if (command.kind === 'print-secret') return console.log(secretOf(command.givenSecret));

  const { options } = command;
  const secret = secretOf(options.givenSecret);
  const cursorFile = new CursorFile(folder, options);
  const release = becomeOnlyListener(cursorFile);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());

  console.log(`Forwarding ${options.types.join(', ') || 'all events'}`);
  console.log(`  from    ${options.baseUrl}`);
  console.log(`  to      ${options.forward}`);
  if (!options.givenSecret) console.log('  secret  npm run --silent listen -- --print-secret');
  console.log(`  cursor  ${relative(process.cwd(), cursorFile.path)}\n`);
  try {
    const feed = eventFeed(options.baseUrl, options.apiKey);
    await listen({ ...options, feed, cursorFile, secret, print: console.log, signal: stop.signal });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    release();
  }
  for (const id of cursorFile.read()?.aside ?? [])
    console.log(`${id} was not accepted; the next run retries it first.`);
  console.log('Stopped. The next run continues from here.');
}

main().catch(failWith);
