import { checksFor, greeting } from '../receiver-check/checks.ts';
import { type CheckResult, runChecks } from '../receiver-check/run-checks.ts';
import { sendWebhook } from '../receiver-check/send-webhook.ts';
import { CommandError } from './command-error.ts';

/** A receiver and the secret that it checks signatures by. */
export type CheckedReceiver = { readonly url: string; readonly secret: string };

/** An answer that takes longer is one that may not come in time under load. */
const SLOW_MS = 5_000;

/**
 * Sends a receiver all that webhooks may bring and prints what it did right and wrong. Throws a `CommandError` that
 * counts what was wrong.
 */
export async function checkReceiver(
  { url, secret }: CheckedReceiver,
  print: (line: string) => void,
): Promise<string> {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new CommandError(`${url} is not a receiver address: it must start with http:// or https://.`);
  }
  const now = new Date();
  const first = await sendWebhook(address, greeting(secret, now));
  if ('failure' in first) throw new CommandError(`No response from ${url}: ${first.failure}.`);
  const checks = checksFor(secret, now);
  let wrong = 0;
  for await (const result of runChecks(address, checks)) {
    print(reportOf(result));
    if (result.wrong.size > 0) wrong++;
  }
  const told = `${checks.length - wrong} of ${checks.length} checks passed.`;
  if (wrong > 0) throw new CommandError(told);
  return `${told} Whether your receiver processes a repeated event once, only you can check.`;
}

function reportOf({ check, wrong, slowestMs }: CheckResult): string {
  const sent = check.webhooks.length > 1 ? ` (${check.webhooks.length} sent)` : '';
  const slow =
    slowestMs > SLOW_MS ? `\n      slow: a response took ${(slowestMs / 1000).toFixed(1)} s of 10` : '';
  if (wrong.size === 0) return `ok    ${check.name}: ${check.wanted}${sent}${slow}`;
  const got = [...wrong].map(([answer, times]) => (times === 1 ? answer : `${answer} ${times} times`));
  return `FAIL  ${check.name}: expected ${check.wanted}, got ${got.join(', ')}${sent}\n      ${check.advice}${slow}`;
}
