import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { judge, type Ratio } from './figures.ts';

/** Measures the parts of a benchmark, the files of its folder, or those named in the call. Each answers its ratios. */
export async function measureParts(folder: string): Promise<void> {
  const parts = readdirSync(folder)
    .map((file) => basename(file, '.ts'))
    .sort();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !parts.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are ${parts.join(', ')}`);
  for (const name of asked.length > 0 ? asked : parts) {
    console.log(`— ${name}`);
    const part = (await import(join(folder, `${name}.ts`))) as { default: () => Promise<readonly Ratio[]> };
    judge(await part.default());
  }
}
