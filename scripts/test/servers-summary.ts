export type Figures =
  | { kind: 'reader'; disguises: string; runs: number; right: number; unreadable: number; wrong: number }
  | { kind: 'sweep'; seed: number; pages: number; right: number; unreadable: number; wrong: number }
  | { kind: 'chaos'; act: string; failure: string; isTrue: boolean };

/** The figures of a run as a table for people. */
export function summaryOf(figures: readonly Figures[]): string {
  const lines = ['                    runs   pages   right  unreadable  wrong'];
  for (const one of figures) {
    if (one.kind === 'reader') lines.push(row(`${one.disguises} in Node`, one.runs, '', one));
    if (one.kind === 'sweep') lines.push(row(`seed ${one.seed}`, 1, one.pages, one));
  }
  const tried = figures.filter((one) => one.kind === 'chaos');
  const acts = new Set(tried.map(({ act }) => act)).size;
  const failures = new Set(tried.map(({ failure }) => failure)).size;
  const untrue = tried.filter(({ isTrue }) => !isTrue);
  lines.push(
    `${tried.length} failed writes (${failures} failures × ${acts} acts), ${untrue.length} told or shown wrongly`,
  );
  lines.push(...untrue.map(({ act, failure }) => `  ${act}: ${failure}`));
  return lines.join('\n');
}

type Facts = { right: number; unreadable: number; wrong: number };

function row(
  name: string,
  runs: number,
  pages: number | string,
  { right, unreadable, wrong }: Facts,
): string {
  const cells = [String(runs).padStart(6), String(pages).padStart(8), String(right).padStart(8)];
  return [name.padEnd(18), ...cells, String(unreadable).padStart(12), String(wrong).padStart(7)].join('');
}
