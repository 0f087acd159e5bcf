import { basename, resolve } from 'node:path';
import type { Comparison, SideRef } from '../../lib/configuration/comparison.ts';
import type { Choice, PlanView } from '../../lib/configuration/plan.ts';
import type { FilesReply, PlanRequest, TokenConnection } from '../../lib/configuration/requests.ts';
import { Problem } from '../problem.mjs';
import { applyPlan, assertNoneUnderWay } from './apply-plan.ts';
import { choicesOf } from './choices.ts';
import type { ConsoleClient } from './console-client.ts';
import { type Files, readFolder, writeFolder } from './folder.ts';
import type { ApplyOptions, Command, PlanOptions } from './options.ts';
import { comparisonLines, isDifferent } from './print-comparison.ts';
import { planLines, planLink } from './print-plan.ts';

export type Run = {
  readonly client: ConsoleClient;
  readonly signal: AbortSignal;
  /** What was asked for. */
  readonly print: (text: string) => void;
  /** How far it is; nothing that a program reads. */
  readonly say: (text: string) => void;
};

/**
 * Carries out a command. Gives the exit code: 0 where nothing differs or all was done, 2 where something does or not all was.
 *
 * @throws Problem
 */
export async function runCommand(run: Run, command: Exclude<Command, { kind: 'help' }>): Promise<0 | 2> {
  const connection = await connectionOf(run.client, command.options.connection);
  if (command.kind === 'pull') return pull(run, connection, command.options.dir);
  if (command.kind === 'plan') return plan(run, connection, command.options);
  return apply(run, connection, command.options);
}

async function pull(
  { client, print }: Run,
  { connectionId, name }: TokenConnection,
  dir: string,
): Promise<0> {
  const query = new URLSearchParams({ connection: connectionId });
  const { files } = await client.get<FilesReply>(`files?${query}`);
  const { written, removed, unchanged, kept } = writeFolder(dir, files);
  print(`${name} → ${dir}: ${written} files written, ${removed} removed, ${unchanged} as they were.`);
  for (const kind of kept) print(`The files of ${kind} stay: the connection did not let them be read.`);
  return 0;
}

async function plan(run: Run, connection: TokenConnection, options: PlanOptions): Promise<0 | 2> {
  const files = readFolder(options.dir);
  const comparison = await compare(run, connection, sourceOf(options.dir, files));
  run.print(options.isJson ? JSON.stringify(comparison, null, 2) : comparisonLines(comparison).join('\n'));
  assertRead(comparison);
  if (!isDifferent(comparison)) return 0;
  const choices = choicesOf(comparison, { deletes: [], removes: [], take: undefined, activates: false });
  if (!options.proposes || choices.length === 0) return 2;
  const proposed = await propose(run, connection, sourceOf(options.dir, files), choices);
  const lines = [...planLines(proposed), `Plan: ${planLink(run.client.url, proposed.id)}`];
  (options.isJson ? run.say : run.print)(lines.join('\n'));
  return 2;
}

async function apply(run: Run, connection: TokenConnection, options: ApplyOptions): Promise<0 | 2> {
  assertConfirmed(connection, options);
  if (options.planId !== undefined) {
    const begun = await run.client.get<PlanView>(`plans/${encodeURIComponent(options.planId)}`);
    if (begun.target.connectionId !== connection.connectionId) {
      throw new Problem(`The plan ${options.planId} is for another connection, ${begun.target.name}.`);
    }
    return applyPlan(run, begun, options.confirm);
  }
  await assertNoneUnderWay(run, connection, folderName(options.dir));
  const files = readFolder(options.dir);
  const comparison = await compare(run, connection, sourceOf(options.dir, files));
  assertRead(comparison);
  const choices = choicesOf(comparison, options);
  const asked = comparison.questions.length;
  if (asked > 0) run.print(`${comparisonLines(comparison).join('\n')}\n`);
  if (choices.length === 0) {
    run.print(
      asked > 0 ? 'Nothing else to change.' : `${connection.name} is as the folder is: nothing to change.`,
    );
    return asked > 0 ? 2 : 0;
  }
  const proposed = await propose(run, connection, sourceOf(options.dir, files), choices);
  run.print(planLines(proposed).join('\n'));
  const ended = await applyPlan(run, proposed, options.confirm);
  const left = await leftOver(run, connection, sourceOf(options.dir, files), choices);
  return asked > 0 || left > 0 ? 2 : ended;
}

/** What could not be read is not equal. @throws Problem which names it */
function assertRead({ kinds, target }: Comparison): void {
  const failed = kinds.filter(({ target: { support } }) => support === 'failed').map(({ kind }) => kind);
  if (failed.length === 0) return;
  throw new Problem(
    `Could not read ${failed.join(', ')} of ${target.name}, so nothing is known of it.`,
    'Test the connection in the console, then run this again.',
  );
}

/**
 * How many records of a plan still differ, which are printed: what the connection alone has inside one, a stage or a
 * price, is removed by nobody who did not select it.
 */
async function leftOver(
  run: Run,
  connection: TokenConnection,
  source: Source,
  choices: readonly Choice[],
): Promise<number> {
  const comparison = await compare(run, connection, source);
  const planned = new Set(choices.map(({ key }) => key));
  const kinds = comparison.kinds.map((kind) => ({
    ...kind,
    records: kind.records.filter(
      ({ key, differences }) => planned.has(key) && differences.some(({ isWritable }) => isWritable),
    ),
  }));
  const left = kinds.reduce((sum, { records }) => sum + records.length, 0);
  if (left === 0) return 0;
  const lines = comparisonLines({ ...comparison, kinds, questions: [] });
  run.print(
    [
      '',
      'Still another way; what is to be removed is named with --remove, or selected in the console:',
      ...lines.slice(0, -1),
    ].join('\n'),
  );
  return left;
}

/** A live connection's name is typed before anything of it is read or planned. */
function assertConfirmed({ name, environment, scope }: TokenConnection, { confirm }: ApplyOptions): void {
  if (scope !== 'apply') {
    throw new Problem('The token may read and plan, but not apply.', 'Create one that may apply.');
  }
  if (environment !== 'live' || confirm === name) return;
  throw new Problem(
    confirm === undefined ? `${name} is live.` : `${name} is live, and ${confirm} is not its name.`,
    `Apply to it with --confirm "${name}".`,
  );
}

/** The connection of the token, which must be the one that was meant. */
async function connectionOf(client: ConsoleClient, meant: string): Promise<TokenConnection> {
  const connection = await client.get<TokenConnection>('connection');
  if (meant === connection.name || meant === connection.connectionId) return connection;
  throw new Problem(
    `The token is for the connection ${connection.name}, not for ${meant}.`,
    'Pass its name to --connection, or set CONSOLE_TOKEN to a token of the other one.',
  );
}

type Source = Extract<SideRef, { kind: 'files' }>;

const folderName = (dir: string) => basename(resolve(dir)) || 'files';

/** The folder as a side; of its path the name alone, which is shown to others. */
const sourceOf = (dir: string, files: Files): Source => ({
  kind: 'files',
  name: folderName(dir),
  files,
});

function compare(
  { client, say }: Run,
  { connectionId }: TokenConnection,
  source: Source,
): Promise<Comparison> {
  const request = { source, target: connectionId, isFresh: true };
  return client.compare(request, ({ kind, read }) => say(`  ${kind}: ${read}`));
}

function propose(
  { client }: Run,
  { connectionId }: TokenConnection,
  source: Source,
  choices: readonly Choice[],
): Promise<PlanView> {
  return client.post('plans', { source, target: connectionId, choices } satisfies PlanRequest);
}
