import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** The sources that a form's page runs, as they stand: the rules are the ones that the server runs. */
const sources: Readonly<Record<string, string>> = {
  start: './form-script.ts',
  'live-logic': '../../lib/rules/forms/live-logic.ts',
  logic: '../../lib/rules/forms/logic.ts',
  numbers: '../../lib/rules/forms/numbers.ts',
  answers: '../../lib/rules/forms/answers.ts',
};
export const START = '/public-form/start.js';

const made = new Map<string, string>();

/** A script of a form's page by its file name; undefined where there is none. */
export function formScript(file: string): string | undefined {
  const name = file.replace(/\.js$/, '');
  if (!Object.hasOwn(sources, name) || name === file) return undefined;
  const known =
    made.get(name) ?? withoutTypes(readFileSync(new URL(sources[name]!, import.meta.url), 'utf8'));
  made.set(name, known);
  return known;
}

function withoutTypes(source: string): string {
  return stripTypeScriptTypes(source).replace(/from '[^']*?([\w-]+)\.ts'/g, "from './$1.js'");
}
