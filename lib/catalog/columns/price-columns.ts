/** A column of a currency: `price:CLP`; the one without a currency stands until one is known. */
const PREFIX = 'price:';

export function priceColumnId(currency: string): string {
  // A star ends the name of a column where its state is kept.
  return PREFIX + encodeURIComponent(currency).replaceAll('*', '%2A');
}

/** The currencies of columns that somebody chose: they have their place before a price in them was read. */
export function currenciesIn(columns: readonly string[] | null): readonly string[] {
  return (columns ?? []).flatMap((text) => {
    const id = text.split('*')[0] ?? '';
    if (!id.startsWith(PREFIX) || id === PREFIX) return [];
    try {
      return [decodeURIComponent(id.slice(PREFIX.length))];
    } catch {
      return [];
    }
  });
}
