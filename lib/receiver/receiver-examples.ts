import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const frameworks = {
  express: 'express/receiver.mjs',
  fastify: 'fastify/receiver.mjs',
  next: 'next/route.ts',
  flask: 'flask/receiver.py',
  fastapi: 'fastapi/receiver.py',
  go: 'go/receiver.go',
  spring: 'spring/Receiver.java',
} as const;

const languages = {
  node: 'node/verify.mjs',
  python: 'python/verify.py',
  go: 'go/verify.go',
  java: 'java/Verify.java',
} as const;

type Framework = keyof typeof frameworks;
type Language = keyof typeof languages;

/** Whole receivers by framework, and the check of a signature alone by language: their code. */
export type ReceiverExamples = {
  readonly receivers: Readonly<Record<Framework, string>>;
  readonly checks: Readonly<Record<Language, string>>;
};

let read: ReceiverExamples | undefined;

/**
 * The code that the pages offer to who writes a receiver: the files of `examples/receivers` and `examples/verify`, which tests run.
 * Read once, so that every page of a process is given the same value.
 */
export function receiverExamples(): ReceiverExamples {
  read ??= { receivers: codeOf('receivers', frameworks), checks: codeOf('verify', languages) };
  return read;
}

function codeOf<Name extends string>(folder: string, files: Readonly<Record<Name, string>>) {
  // Not for the bundler to follow: it would take the whole project, data folders too, for a part of the page.
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'examples', folder);
  return Object.fromEntries(
    Object.entries<string>(files).map(([name, file]) => [name, readFileSync(join(path, file), 'utf8')]),
  ) as Record<Name, string>;
}
