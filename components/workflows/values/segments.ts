/** GSM 03.38: one unit each, and what takes two. What is in neither makes the whole text UCS-2. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '\f^{}\\[~]|€';
const one = new Set(basic);
const two = new Set(extended);

export type Segments = {
  /** Units that the text takes: characters, where none of them takes two. */
  readonly length: number;
  readonly count: number;
  /** Units left in the last segment. */
  readonly left: number;
  /** The characters for which the short alphabet does not do. */
  readonly others: readonly string[];
};

/** How an SMS is divided: 160 characters, or 153 each of several; 70 and 67 where one is outside of GSM 03.38. */
export function segmentsOf(text: string): Segments {
  const characters = [...text];
  const others = [...new Set(characters.filter((each) => !one.has(each) && !two.has(each)))];
  const isWide = others.length > 0;
  const sizes = isWide
    ? characters.map((each) => each.length)
    : characters.map((each) => (two.has(each) ? 2 : 1));
  const length = sizes.reduce((sum, size) => sum + size, 0);
  const [single, each] = isWide ? [70, 67] : [160, 153];
  if (length <= single) return { length, count: length === 0 ? 0 : 1, left: single - length, others };
  // A character of two units is not divided between segments.
  let count = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      count += 1;
      used = 0;
    }
    used += size;
  }
  return { length, count, left: each - used, others };
}
