import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleSections } from './all.ts';

const sandbox = join(import.meta.dirname, '../..');

export interface NamedTest {
  /** From the project's root: `sandbox/http/errors.test.ts`. */
  readonly file: string;
  readonly title: string;
}

/** What a rule names as its test. */
export function testOf(reference: string): NamedTest {
  const mark = reference.indexOf(' > ');
  const file = join('sandbox', `${reference.slice(0, mark)}.test.ts`);
  return { file, title: reference.slice(mark + 3) };
}

/** True where the file declares a test of this title, written there as it is here. */
export function exists({ file, title }: NamedTest): boolean {
  const path = join(sandbox, '..', file);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

/** `docs/api-coverage.md`: each rule and the tests that show it. */
export function coverageTable(): string {
  const sections = ruleSections.map(({ title, rules }) => {
    const rows = rules.map(([text, ...tests]) => `| ${text} | ${tests.map(cellOf).join('<br>')} |`);
    return [`## ${title}`, '', '| Rule | Shown by |', '| --- | --- |', ...rows].join('\n');
  });
  return `${[head(), ...sections].join('\n\n')}\n`;
}

function head(): string {
  const rules = ruleSections.flatMap((section) => section.rules);
  return `# Rules of the API document and the tests that show them

Made by \`node scripts/api-coverage.ts\` from \`sandbox/conformance/rules/\`; a test fails where a rule names a test that does
not exist, or where this file is not what the script makes. The tests run on PGlite and on PostgreSQL. ${rules.length} rules.`;
}

function cellOf(reference: string): string {
  const { file, title } = testOf(reference);
  return `[${file.replace(/^(sandbox|lib)\//, '').replace(/\.test\.ts$/, '')}](../${file}): ${title}`;
}
