import { type Check, isWanted, wordsOf } from './checks.ts';
import { type Answer, sendWebhook } from './send-webhook.ts';

/** What became of a check. */
export type CheckResult = {
  readonly check: Check;
  /** What was answered otherwise than wanted: each answer with how often it came. Empty where all is well. */
  readonly wrong: ReadonlyMap<string, number>;
  /** The longest that an answer took. */
  readonly slowestMs: number;
};

/** Sends what the checks have, one check after the other, and gives what became of each. */
export async function* runChecks(url: URL, checks: readonly Check[]): AsyncGenerator<CheckResult> {
  for (const check of checks) {
    const answers = check.atOnce
      ? await Promise.all(check.webhooks.map((webhook) => sendWebhook(url, webhook)))
      : await oneByOne(url, check);
    const wrong = new Map<string, number>();
    for (const answer of answers) {
      if (isWanted(check.wanted, answer)) continue;
      wrong.set(wordsOf(answer), (wrong.get(wordsOf(answer)) ?? 0) + 1);
    }
    yield {
      check,
      wrong,
      slowestMs: Math.max(0, ...answers.map((answer) => ('ms' in answer ? answer.ms : 0))),
    };
  }
}

async function oneByOne(url: URL, { webhooks }: Check): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const webhook of webhooks) answers.push(await sendWebhook(url, webhook));
  return answers;
}
