const LEAST = 88;
const MOST = 360;
const LINE = 17;
const AROUND = 26;
/** About so many letters stand in a line of a note. */
const LETTERS = 34;

/** How high a note is for its text, so that nothing has to be measured; one that is longer still scrolls. */
export function noteHeight(text: string): number {
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS)), 0);
  return Math.min(MOST, Math.max(LEAST, AROUND + lines * LINE));
}
