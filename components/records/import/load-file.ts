import { digestOf } from '@/lib/files/row-key';
import { decodeText, isWorkbook, type ParsedFile, parseSeparated } from '@/lib/files/separated';

/** A file that was chosen and read. */
export type LoadedFile = ParsedFile & {
  readonly name: string;
  readonly digest: string;
  readonly encoding: string;
};

/** The largest file that is taken: 10,000 rows are about 2 MB. */
const BYTES_MAX = 50 * 1024 * 1024;

/** @throws Error in the words given, where there is too much or nothing in it, or it is no text */
export async function loadFile(
  chosen: File,
  words: Readonly<Record<'tooLarge' | 'noRows' | 'workbook', string>>,
  signal: AbortSignal,
): Promise<LoadedFile> {
  if (chosen.size > BYTES_MAX) throw new Error(words.tooLarge);
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  if (isWorkbook(bytes)) throw new Error(words.workbook);
  const { text, encoding } = decodeText(bytes);
  const parsed = await parseSeparated(text, signal);
  if (parsed.rows.length === 0) throw new Error(words.noRows);
  return { name: chosen.name, digest: digestOf(text), encoding, ...parsed };
}
