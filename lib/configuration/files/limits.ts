/** What files of configuration may be, in the page, the command line and the console: a record takes some kilobytes. */
export const MOST_FILES = 5_000;
/** Of one file: all of it is parsed at once. */
export const FILE_BYTES = 1024 * 1024;
/** Of all files of a side together. */
export const ALL_BYTES = 16 * 1024 * 1024;

/** Bytes of a text in UTF-8, which no file of configuration is written in any other than. */
export function bytesIn(text: string): number {
  return new TextEncoder().encode(text).length;
}
