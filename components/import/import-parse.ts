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

export type ParsedFile = {
  readonly headers: readonly string[];
  /** Cells as they stand, without the row of headers and without empty rows. */
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
};

/** Characters that are parsed between two frames. */
const SLICE = 128 * 1024;

/**
 * Parses separated values; the separator is guessed. Works in slices, so that the page stays alive.
 * @throws Error where the parser cannot be loaded
 */
export async function parseSeparated(text: string, signal?: AbortSignal): Promise<ParsedFile> {
  const { default: Papa } = await import('papaparse');
  const records: string[][] = [];
  let delimiter = ',';
  await new Promise<void>((resolve) => {
    Papa.parse<string[]>(text, {
      chunkSize: SLICE,
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t', '|'],
      chunk(results: ParseResult<string[]>, parser: Parser) {
        delimiter = results.meta.delimiter;
        for (const record of results.data) records.push(record);
        if (signal?.aborted) return parser.abort();
        parser.pause();
        setTimeout(() => parser.resume());
      },
      complete: () => resolve(),
    });
  });
  signal?.throwIfAborted();
  const [head = [], ...rows] = records;
  return { headers: nameColumns(head), rows, delimiter };
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
