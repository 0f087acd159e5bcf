import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const FILE = '_FILE';

/**
 * The environment with the settings that it names a file for: `CONSOLE_SECRET_FILE=/run/secrets/console` gives what
 * `CONSOLE_SECRET` would. The line break that editors and `echo` leave at the end does not count. Settings without a value
 * are left out.
 *
 * @param fromFiles settings that may come so; the environment is not searched for others, which are no concern of ours
 * @throws ConfigError where a setting comes both ways, or its file cannot be read or is empty
 */
export function withFiles(environment: Environment, fromFiles: readonly string[]): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  for (const name of fromFiles) {
    const path = given[name + FILE];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      throw new ConfigError(`${name} and ${name + FILE} are both set. Keep one of them.`);
    }
    given[name] = contentOf(path, name + FILE);
  }
  return given;
}

function contentOf(path: string, setting: string): string {
  const text = read(path, setting).replace(/(\r?\n)+$/, '');
  if (text === '') throw new ConfigError(`${setting}: the file ${path} is empty.`);
  return text;
}

function read(path: string, setting: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${setting}: the file ${path} cannot be read (${reasons[code ?? ''] ?? code}).`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is none',
  EACCES: 'this user has no permission',
  EISDIR: 'it is a folder',
};
