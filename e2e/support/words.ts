import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './program-settings.ts';

export type Words = (path: string, values?: Readonly<Record<string, string | number>>) => string;

/** The console's words in a language by area and key, `settings.team.invite`, for tests that run in both. */
export function wordsOf(locale: 'en' | 'es'): Words {
  return (path, values = {}) => {
    const [area, ...keys] = path.split('.');
    let found: unknown = JSON.parse(readFileSync(join(root, 'messages', locale, `${area}.json`), 'utf8'));
    for (const key of keys) found = (found as Record<string, unknown>)?.[key];
    if (typeof found !== 'string') throw new Error(`There is no message ${path}`);
    return found.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
  };
}
