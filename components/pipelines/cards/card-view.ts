import { type CardLine, type Fact, factNames, linesOf } from './card-facts';

/** How cards are drawn, as this browser remembers it. */
export type CardView = {
  readonly density: 'normal' | 'compact';
  /** What a normal card says below its title, in this order. */
  readonly facts: readonly Fact[];
  /** Whether cards carry their stage's colour. */
  readonly isColoured: boolean;
};

export const usualView: CardView = {
  density: 'normal',
  facts: ['amount', 'fecha_cierre_estimada', 'stage_changed_at'],
  isColoured: false,
};

/** Two lines of the title, the gap to the next card and what is around both, in pixels. */
const FRAME = 66;
/** Two lines of the title and the amount in small type. */
const COMPACT = 64;
const lineHeights: Record<CardLine, number> = {
  // A name that is long takes two lines.
  customer: 34,
  amount: 24,
  dates: 18,
  owner: 18,
  external: 18,
  created: 18,
};

/** Height of a card with the gap below it, in pixels: the same for all that say the same, so that a column can tell where each stands. */
export function rowHeightOf({ density, facts }: CardView): number {
  if (density === 'compact') return COMPACT;
  return linesOf(facts).reduce((sum, line) => sum + lineHeights[line], FRAME);
}

/** What was kept by `writeView`; whatever cannot be read is as usual. */
export function readView(kept: string): CardView {
  const { density, facts, isColoured } = parse(kept);
  return {
    density: density === 'compact' ? 'compact' : 'normal',
    facts: Array.isArray(facts) ? factNames.filter((name) => facts.includes(name)) : usualView.facts,
    isColoured: isColoured === true,
  };
}

export function writeView(view: CardView): string {
  return JSON.stringify(view);
}

function parse(kept: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
