import type { ParseResult, Parser } from 'papaparse';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text of a file and how it was encoded: by its mark, else UTF-8 where it is, else what Excel writes. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const encoding = encodingOf(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** How `.xlsx`, `.ods` and `.numbers` begin (they are archives), and how `.xls` does. */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** Whether a file is a spreadsheet's own, whatever its name says: no text, so no separated values. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return workbookStarts.some((start) => start.every((byte, place) => bytes[place] === byte));
}

export type ParsedFile = {
  readonly headers: readonly string[];
  /** Cells as they stand, without the row of headers and without empty rows. */
  readonly rows: readonly (readonly string[])[];
  /** Their numbers as a spreadsheet counts, the row of headers being 1. */
  readonly numbers: readonly number[];
  readonly delimiter: string;
};

/** Characters that are parsed between two frames. */
const SLICE = 128 * 1024;

/**
 * Parses separated values; the separator is that of the headers. Works in slices, so that the page stays alive.
 * @throws Error where the parser cannot be loaded
 */
export async function parseSeparated(text: string, signal?: AbortSignal): Promise<ParsedFile> {
  const { default: Papa } = await import('papaparse');
  const records: string[][] = [];
  const numbers: number[] = [];
  let number = 0;
  const delimiter = delimiterOf(text);
  await new Promise<void>((resolve) => {
    Papa.parse<string[]>(text, {
      chunkSize: SLICE,
      delimiter,
      chunk(results: ParseResult<string[]>, parser: Parser) {
        for (const record of results.data) {
          number += 1;
          if (record.every((cell) => cell.trim() === '')) continue;
          records.push(record);
          numbers.push(number);
        }
        if (signal?.aborted) return parser.abort();
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
  signal?.throwIfAborted();
  const [head = [], ...rows] = records;
  return { headers: nameColumns(head), rows, numbers: numbers.slice(1), delimiter };
}

/** What separates the headers: a name in a row may hold more semicolons than there are columns. */
function delimiterOf(text: string): string {
  const head = (
    /^(?:"[^"]*"|[^"\r\n])*/.exec(text.slice(0, SLICE).replace(/^[\r\n]+/, ''))?.[0] ?? ''
  ).replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((mark) => [mark, head.split(mark).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Every column has a name of its own: an empty one its place, a repeated one a number. */
export function nameColumns(head: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return head.map((cell, place) => {
    const name = cell.trim() || `#${place + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
