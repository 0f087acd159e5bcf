import { runCommand } from './config/commands.ts';
import { ConsoleClient } from './config/console-client.ts';
import { readCommand, usage } from './config/options.ts';
import { failWith } from './problem.mjs';

/** Moves configuration between a folder and a connection of a console, as a person at a terminal or a CI job does. */
async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command.kind === 'help') {
    console.log(usage);
    return 0;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The first one lets the record that is being written end; a second one waits for nothing.
    process.on(signal, () => (stop.signal.aborted ? process.exit(1) : stop.abort()));
  }
  const say = (text: string) => void process.stderr.write(`${text}\n`);
  const client = new ConsoleClient(command.settings, stop.signal, say);
  // How far the reading is, for whoever looks on; a log of a CI job would only be long.
  const progress = process.stderr.isTTY ? say : () => {};
  return runCommand({ client, signal: stop.signal, print: console.log, say: progress }, command);
}

main().then((code) => process.exit(code), failWith);
