type Reader = typeof import('./full.ts');

/**
 * The reader of servers that differ from the document, with its tables of names and words: loaded at the first reply that
 * needs it, and in use from then on.
 */
export const reader: { loaded: Reader | undefined; load(): Promise<Reader> } = {
  loaded: undefined,
  async load() {
    reader.loaded ??= await import('./full.ts');
    return reader.loaded;
  },
};
