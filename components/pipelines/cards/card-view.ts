import { type Fact, factNames } from './card-facts';

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

/** Height of a card with the gap below it, in pixels. */
export const rowHeights: Record<CardView['density'], number> = { normal: 88, compact: 44 };

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
