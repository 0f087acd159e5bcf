import type { PlanRecordView, PlanView, RecordResult } from '../../lib/configuration/plan.ts';
import type { PlanRow, TokenConnection } from '../../lib/configuration/requests.ts';
import { Problem } from '../problem.mjs';
import type { Run } from './commands.ts';
import { Unanswered } from './console-client.ts';
import { blockText, planLink, recordLine } from './print-plan.ts';
import { quoted } from './removals.ts';

/**
 * Approves, begins and applies a plan record by record, from wherever it is. A signal stops it after the present record.
 *
 * @param confirm the name of a live target
 * @throws Problem where it cannot be begun, or was stopped
 */
export async function applyPlan(run: Run, plan: PlanView, confirm: string | undefined): Promise<0 | 2> {
  const { client, print } = run;
  const at = `plans/${encodeURIComponent(plan.id)}`;
  const begun = await begin(run, plan, at, confirm).catch((error) => {
    // Whether it has begun is not known: with --plan it goes on either way.
    throw error instanceof Unanswered ? unfinished(plan, error) : error;
  });
  const left = await applyRecords(run, begun, at).catch((error) => {
    throw error instanceof Problem ? unfinished(plan, error) : error;
  });
  const said = left === 0 ? 'All was applied.' : `Records that were not applied: ${left}.`;
  print(`\n${said} ${planLink(client.url, plan.id)}`);
  return left === 0 ? 0 : 2;
}

/** Gives how many were left out. */
async function applyRecords({ client, print, signal }: Run, plan: PlanView, at: string): Promise<number> {
  let left = 0;
  for (const view of plan.records) {
    if (view.result?.outcome === 'done') continue;
    if (view.record.blocked.length > 0) {
      left += 1;
      print(`${recordLine(view)}: not applied, ${view.record.blocked.map(blockText).join('; ')}`);
      continue;
    }
    if (signal.aborted) throw new Problem('Stopped.');
    const result = await client.postToItsEnd<RecordResult>(`${at}/records/${view.position}`);
    print(`${recordLine(view)}: ${resultText(view, result)}`);
    if (result.outcome !== 'done') left += 1;
  }
  await client.postToItsEnd(`${at}/finish`);
  return left;
}

async function begin(
  { client }: Run,
  plan: PlanView,
  at: string,
  confirm: string | undefined,
): Promise<PlanView> {
  if (plan.state === 'applying') return plan;
  if (plan.state === 'applied' || plan.state === 'withdrawn') {
    throw new Problem(`The plan ${plan.id} has ended (${plan.state}).`, 'Apply the folder without --plan.');
  }
  if (plan.state === 'proposed') await client.post(`${at}/approve`);
  return client.post(`${at}/begin`, confirm === undefined ? {} : { name: confirm });
}

function resultText(
  { record }: PlanRecordView,
  { outcome, code, message, differs = [] }: RecordResult,
): string {
  if (outcome !== 'done') return [outcomes[outcome], message ?? code].filter(Boolean).join(': ');
  const done = { create: 'created', update: 'changed', delete: 'deleted' }[record.action];
  const other = differs.map(({ path }) => path.join(' / ')).join(', ');
  return other === '' ? done : `${done}, but the server keeps another value in ${other}`;
}

const outcomes = {
  partial: 'applied in part',
  refused: 'rejected',
  unknown: 'unconfirmed',
  skipped: 'left out',
} as const;

/**
 * Stops before another plan is made for a connection to which one is being applied.
 *
 * @throws Problem that says how that one is continued, and by whom
 */
export async function assertNoneUnderWay(
  { client }: Run,
  { connectionId, name }: TokenConnection,
  folder: string,
): Promise<void> {
  const query = new URLSearchParams({ connection: connectionId });
  const { plans } = await client.get<{ plans: readonly PlanRow[] }>(`plans?${query}`);
  const open = plans.find(
    ({ state, target }) => state === 'applying' && target.connectionId === connectionId,
  );
  if (!open) return;
  const isOurs = open.source.kind === 'files' && open.source.name === folder;
  const from = isOurs ? 'an earlier run from this folder' : `${open.madeBy} from ${open.source.name}`;
  throw new Problem(
    `A plan by ${isOurs ? `${open.madeBy}, ${from},` : from} was begun on ${name} and not applied to its end: ${planLink(client.url, open.id)}`,
    `${isOurs ? 'Continue with' : 'Let it be finished there, or continue it with'}: ${continuing(name, open.id)}`,
  );
}

const continuing = (connection: string, id: string) =>
  `npm run config -- apply --connection ${quoted(connection)} --dir … --plan ${id}`;

/** What kept a plan from its end, and how it is continued. */
function unfinished({ id, target }: PlanView, { message }: Problem): Problem {
  return new Problem(message, `Continue with: ${continuing(target.name, id)}`);
}
