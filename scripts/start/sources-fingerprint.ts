import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** What tools leave behind; nothing is made of it. */
const generated =
  /^(node_modules|coverage|test-results|playwright-report|bench\/results|image|deploy\/secrets|examples\/receivers\/spring\/target|next-env\.d\.ts)$|\.tsbuildinfo$/;
/** Folders that no file of the console's build comes from, root files that it does not read, and tests. */
const apartFromBuild =
  /^(bench|deploy|docs|e2e|lib\/testing|sandbox|scripts|Dockerfile|README\.md|biome\.json|compose\.yaml|(playwright|vitest)\.config\.ts)$|\.test\.tsx?$/;

/** Changes when, and only when, something that goes into the console's build has changed. */
export function sourcesFingerprint(root: string, env: Environment): string {
  return fingerprint(root, env, { leaveOut: apartFromBuild, variables: /^NEXT_PUBLIC_/ });
}

type Inputs = {
  /** Files and folders by their path from the root. Hidden and generated ones never count. */
  readonly leaveOut?: RegExp;
  readonly variables: RegExp;
};

/** Changes with the name or the content of any file of the project and with the environment's variables, as far as they count. */
export function fingerprint(root: string, env: Environment, { leaveOut, variables }: Inputs): string {
  const hash = createHash('sha256');
  const add = (folder: string) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || generated.test(path) || leaveOut?.test(path)) continue;
      if (entry.isDirectory()) add(path);
      else if (entry.isFile()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
    }
  };
  add('');
  for (const name of Object.keys(env).sort()) {
    if (variables.test(name)) hash.update(`${name}=${env[name]}\0`);
  }
  return hash.digest('hex');
}
