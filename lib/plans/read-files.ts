import { readingFiles } from '@/lib/configuration/files/side-of-files';
import { inTurns } from '@/lib/configuration/in-turns';
import type { Side } from '@/lib/configuration/side';
import { ConsoleError } from '@/lib/http/console-error';
import { readOnce } from './files-memory';

/** Files as a side. @throws ConsoleError 422 `unreadable_files`, naming each as a field and what is wrong with it */
export async function readFiles(files: Readonly<Record<string, string>>): Promise<Side> {
  const read = await readOnce(files, () => inTurns(readingFiles(files)));
  if ('side' in read) return read.side;
  const details = read.problems.map(({ path, message }) => ({ field: path, issue: message }));
  throw new ConsoleError(422, 'unreadable_files', 'Files cannot be read as configuration', { details });
}
