import { ALL_BYTES } from '@/lib/configuration/files/limits';
import { assertWithinLimits, type BroughtFile, FilesProblem, isConfiguration, textsOf } from './read-files';

/** What was brought, by the name that it is shown under. */
export type Brought = { readonly name: string; readonly files: Readonly<Record<string, string>> };

type Named = { readonly path: string; readonly file: File };

/**
 * Reads what was selected or dropped: one zip, or the files of a folder. The code for zips is loaded only for one.
 *
 * @throws FilesProblem in a code that the page has words for
 */
export async function readBrought(named: readonly Named[]): Promise<Brought> {
  const [only, ...others] = named;
  if (!only) throw new FilesProblem('noFiles');
  if (others.length === 0 && isZip(only.file)) {
    if (only.file.size > ALL_BYTES) throw new FilesProblem('tooLarge');
    const { filesInZip } = await import('./zip');
    const inside = await filesInZip(await bytesOf(only.file));
    return { name: only.file.name, files: textsOf(inside) };
  }
  const yaml = named.filter(({ path }) => isConfiguration(path));
  assertWithinLimits(yaml.map(({ file }) => file.size));
  const read = yaml.map(
    async ({ path, file }): Promise<BroughtFile> => ({ path, bytes: await bytesOf(file) }),
  );
  const folder = only.path.includes('/') ? only.path.split('/')[0]! : only.file.name;
  return { name: folder, files: textsOf(await Promise.all(read)) };
}

const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || type === 'application/zip';
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** The files of an `<input>`, with their place in the folder that was selected. */
export function selectedFiles(list: FileList | null): Named[] {
  return [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** All files below what was dropped: folders are walked through. */
export async function droppedFiles(items: DataTransferItemList): Promise<Named[]> {
  // Read at once: after the first wait the browser has forgotten what was dropped.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return (await Promise.all(entries.map((entry) => filesBelow(entry, entry.name)))).flat();
}

async function filesBelow(entry: FileSystemEntry, path: string): Promise<Named[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path, file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: Named[] = [];
  for (;;) {
    // It answers with a hundred at a time, and with none once there are no more.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return found;
    const below = await Promise.all(some.map((one) => filesBelow(one, `${path}/${one.name}`)));
    found.push(...below.flat());
  }
}
