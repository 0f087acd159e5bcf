import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = {
  node: 'node/verify.mjs',
  python: 'python/verify.py',
  go: 'go/verify.go',
  java: 'java/Verify.java',
} as const;

export type ExampleLanguage = keyof typeof files;
export type VerifyExamples = Readonly<Record<ExampleLanguage, string>>;

let read: VerifyExamples | undefined;

/**
 * How a receiver checks a signature, in each language that is offered: the files of `examples/verify`, which a test runs against
 * a real delivery. Read once, so that every page of a process is given the same value.
 */
export function verifyExamples(): VerifyExamples {
  // Not for the bundler to follow: it would take the whole project, data folders too, for a part of the page.
  const folder = join(/* turbopackIgnore: true */ process.cwd(), 'examples/verify');
  read ??= Object.fromEntries(
    Object.entries(files).map(([language, file]) => [language, readFileSync(join(folder, file), 'utf8')]),
  ) as Record<ExampleLanguage, string>;
  return read;
}
