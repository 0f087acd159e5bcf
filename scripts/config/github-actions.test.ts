import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCommand } from './options.ts';

type Step = { readonly run?: string; readonly if?: string };
type Job = { readonly if: string; readonly env: Record<string, string>; readonly steps: readonly Step[] };

const file = new URL('../../examples/configuration/github-actions.yml', import.meta.url);
const { jobs, env } = parse(readFileSync(file, 'utf8')) as {
  jobs: Record<string, Job>;
  env: Record<string, string>;
};

/** What a step's shell would hand to the command, with its own exit where it begins with one. */
function argumentsOf(line: string): string[] {
  const words = execFileSync('sh', ['-c', `npm() { printf '%s\\0' "$@"; }\n${line}`], {
    env: { ...env, PATH: process.env.PATH ?? '' } as never,
    encoding: 'utf8',
  });
  const all = words.split('\0').slice(0, -1);
  return all.slice(all.indexOf('--') + 1);
}

const commandsOf = ({ steps }: Job) =>
  steps
    .flatMap(({ run }) => (run?.includes('config --') ? [argumentsOf(run)] : []))
    .map((args) => readCommand(args, { CONSOLE_TOKEN: 'cfg_x', CONSOLE_URL: env.CONSOLE_URL }));

it('plans pull requests with a token that may read, and applies main with one that may apply', () => {
  const named = { connection: 'Producción', dir: 'config' };
  expect(commandsOf(jobs.plan!)).toMatchObject([
    { kind: 'plan', options: { ...named, proposes: true } },
    { kind: 'plan', options: { ...named, proposes: false } },
  ]);
  expect(commandsOf(jobs.apply!)).toMatchObject([
    { kind: 'apply', options: { ...named, take: 'source', confirm: 'Producción' } },
  ]);
  expect([jobs.plan!.env.CONSOLE_TOKEN, jobs.apply!.env.CONSOLE_TOKEN]).toEqual([
    ['$', '{{ secrets.CONSOLE_READ_TOKEN }}'].join(''),
    ['$', '{{ secrets.CONSOLE_APPLY_TOKEN }}'].join(''),
  ]);
  expect([jobs.plan!.if, jobs.apply!.if]).toEqual([
    ...["github.event_name != 'push'", "github.event_name == 'push'"],
  ]);
});

it('a pull request with differences passes, one with an error does not', () => {
  const { run } = jobs.plan!.steps.find((step) => step.if === "github.event_name == 'pull_request'")!;
  const exit = (code: number) => {
    try {
      execFileSync('sh', ['-e', '-c', `npm() { return ${code}; }\n${run}`], { env: env as never });
      return 'passes';
    } catch {
      return 'fails';
    }
  };
  expect([0, 1, 2].map(exit)).toEqual(['passes', 'fails', 'passes']);
});
