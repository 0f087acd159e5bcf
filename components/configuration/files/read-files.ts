import { ALL_BYTES, FILE_BYTES, MOST_FILES } from '@/lib/configuration/files/limits';
import { configurationKinds } from '@/lib/resources/configuration';

/** A file that was brought along, or that stands in a zip: its path there and what it holds. */
export type BroughtFile = { readonly path: string; readonly bytes: Uint8Array };

/** Why files cannot be taken; the words are `configuration.files.problem.<code>`. */
export class FilesProblem extends Error {
  override readonly name = 'FilesProblem';
  readonly code: 'tooLarge' | 'fileTooLarge' | 'tooMany' | 'noFiles' | 'notText' | 'badZip' | 'notRead';

  constructor(code: FilesProblem['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/**
 * The texts of configuration by their paths (`products/plan-pro.yaml`), out of a folder or a zip of it. What stands in
 * a folder around them all is taken out of it; other files are left out.
 *
 * @throws FilesProblem where there is none, too much, or no text in it
 */
export function textsOf(brought: readonly BroughtFile[]): Record<string, string> {
  const wanted = brought.filter(({ path }) => isConfiguration(path));
  if (wanted.length === 0) throw new FilesProblem('noFiles');
  assertWithinLimits(wanted.map(({ bytes }) => bytes.length));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const around = folderAround(wanted.map(({ path }) => path));
  return Object.fromEntries(
    wanted.map(({ path, bytes }) => [path.slice(around.length), textOf(bytes, decoder)]),
  );
}

/** @throws FilesProblem where files of these sizes are more than the console takes */
export function assertWithinLimits(sizes: readonly number[]): void {
  if (sizes.length > MOST_FILES) throw new FilesProblem('tooMany');
  if (sizes.some((size) => size > FILE_BYTES)) throw new FilesProblem('fileTooLarge');
  if (sizes.reduce((sum, size) => sum + size, 0) > ALL_BYTES) throw new FilesProblem('tooLarge');
}

function textOf(bytes: Uint8Array, decoder: TextDecoder): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new FilesProblem('notText', cause);
  }
}

/** YAML, and none of what systems put beside it. */
export function isConfiguration(path: string): boolean {
  const parts = path.split('/');
  return /\.ya?ml$/i.test(path) && !parts.some((part) => part === '__MACOSX' || part.startsWith('.'));
}

/** The folders that all paths stand in, above those of the kinds: `export/`, or the empty text. */
function folderAround(paths: readonly string[]): string {
  const kinds: readonly string[] = configurationKinds;
  let around = '';
  for (;;) {
    const [first, ...below] = paths[0]!.slice(around.length).split('/');
    const next = `${around}${first}/`;
    if (below.length === 0 || kinds.includes(first!) || !paths.every((path) => path.startsWith(next)))
      return around;
    around = next;
  }
}
