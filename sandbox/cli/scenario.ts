import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openSandboxDatabase, startSandboxOn } from '../app.ts';
import type { Config } from '../config.ts';
import { ScenarioReceiver } from '../scenarios/receiver.ts';
import { reportOf } from '../scenarios/report.ts';
import { isRight, runScenario } from '../scenarios/run-scenario.ts';
import { ListRefused, SandboxApi } from '../scenarios/sandbox-api.ts';
import { parseScenario, type Scenario, ScenarioError } from '../scenarios/scenario.ts';
import { CommandError } from './command-error.ts';

/** A sandbox that runs elsewhere. */
export type Elsewhere = { readonly url: string; readonly key: string };

/**
 * Carries out scenarios, each in an empty sandbox of its own unless one is named, and prints what became of each step.
 * Throws a `CommandError` that counts them where one did not come as expected.
 */
export async function runScenarios(
  config: Config,
  log: Logger,
  files: readonly string[],
  { elsewhere, print }: { elsewhere?: Elsewhere | undefined; print: (line: string) => void },
): Promise<string> {
  const scenarios = files.map(readScenario);
  if (elsewhere && !/^https?:$/.test(URL.parse(elsewhere.url)?.protocol ?? '')) {
    throw new CommandError(
      `${elsewhere.url} is not a sandbox address: it must start with http:// or https://.`,
    );
  }
  const needing = scenarios.findIndex(({ from }) => from !== undefined);
  if (!elsewhere && needing !== -1) {
    throw new CommandError(
      `${files[needing]} starts from the snapshot "${scenarios[needing]!.from}", which an empty sandbox does not have. Pass the sandbox that has it: --url URL --key KEY`,
    );
  }
  let wrong = 0;
  for (const scenario of scenarios) {
    print(scenario.name);
    const run = (at: Elsewhere) => carryOut(scenario, at, print);
    const isWhole = elsewhere ? await run(elsewhere) : await inOwnSandbox(config, log, run);
    if (!isWhole) wrong++;
    print('');
  }
  const told = `${scenarios.length - wrong} of ${scenarios.length} scenarios passed.`;
  if (wrong > 0) throw new CommandError(told);
  return told;
}

function readScenario(file: string): Scenario {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CommandError(isMissing ? `File not found: ${file}` : `${file} is not a readable file.`);
  }
  try {
    return parseScenario(text, file);
  } catch (error) {
    throw error instanceof ScenarioError ? new CommandError(error.message) : error;
  }
}

/** True where every step came as expected. */
async function carryOut(
  scenario: Scenario,
  { url, key }: Elsewhere,
  print: (line: string) => void,
): Promise<boolean> {
  const receiver = await ScenarioReceiver.start();
  try {
    let isWhole = true;
    for await (const result of runScenario(scenario, { api: new SandboxApi(url, key), receiver })) {
      print(reportOf(result));
      isWhole &&= isRight(result);
    }
    return isWhole;
  } catch (error) {
    if (error instanceof ListRefused)
      throw new CommandError(`The scenario could not start at ${url}: ${error.message}`);
    if (!(error instanceof TypeError) || error.message !== 'fetch failed') throw error;
    throw new CommandError(`No response from ${url}.`);
  } finally {
    await receiver.close();
  }
}

/** Scenarios count on the schedule of the document, and move the clock where they would wait for it. */
const MINUTE_MS = 60_000;

async function inOwnSandbox<T>(config: Config, log: Logger, work: (at: Elsewhere) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'scenario-'));
  const key = 'sac_test_scenario';
  const own: Config = {
    ...config,
    ...{ dataDir, databaseUrl: undefined, host: '127.0.0.1', port: 0, publicUrl: undefined, seed: 'none' },
    ...{ keys: [{ key, subaccountId: 1 }], allowInsecureWebhooks: true, smtpUrl: undefined },
    ...{ retryUnitMs: MINUTE_MS, workflowMinuteMs: MINUTE_MS },
  };
  try {
    const sandbox = await startSandboxOn({ config: own, log, database: await openSandboxDatabase(own, log) });
    try {
      return await work({ url: sandbox.url, key });
    } finally {
      await sandbox.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
