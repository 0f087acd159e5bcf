/** The surfaces on which a form's accent stands, as `page-style.ts` draws them. */
const LIGHT = '#ffffff';
const DARK = '#161b23';
/** What WCAG 2.2 asks of text (1.4.3). */
export const TEXT_CONTRAST = 4.5;

export type AccentContrast = {
  /** Ratios from 1 to 21 of the accent against the light and the dark page. */
  readonly onLight: number;
  readonly onDark: number;
  /** The colour of words on a button of this accent, black or white, and its ratio. */
  readonly ink: '#000000' | '#ffffff';
  readonly inkRatio: number;
  /** The accent as links, borders and marks: darker or lighter where it could not be read. */
  readonly readableOnLight: string;
  readonly readableOnDark: string;
};

/** How an accent `#rrggbb` reads; undefined where it is no such colour. */
export function contrastOf(color: string): AccentContrast | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [onWhite, onBlack] = [ratio(color, '#ffffff'), ratio(color, '#000000')];
  const ink = onWhite >= TEXT_CONTRAST || onWhite >= onBlack ? '#ffffff' : '#000000';
  return {
    onLight: ratio(color, LIGHT),
    onDark: ratio(color, DARK),
    ink,
    inkRatio: ratio(color, ink),
    readableOnLight: readable(color, LIGHT, '#000000'),
    readableOnDark: readable(color, DARK, '#ffffff'),
  };
}

/** The colour, or the first step towards `towards` that reads as text on `surface`. */
function readable(color: string, surface: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const tone = mixed(color, towards, share);
    if (ratio(tone, surface) >= TEXT_CONTRAST) return tone;
  }
  return towards;
}

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

function mixed(color: string, other: string, share: number): string {
  const others = channels(other);
  const mix = channels(color).map((value, index) => Math.round(value * (1 - share) + others[index]! * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast ratio of two colours (WCAG), rounded down to two decimals: what is short of a limit stays short. */
function ratio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return Math.floor(((high! + 0.05) / (low! + 0.05)) * 100) / 100;
}
