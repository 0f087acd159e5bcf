import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, 'globals.css'), 'utf8');

/** The colour that a token has in one theme, `#16181d`. */
function colourOf(token: string, theme: 'light' | 'dark'): string {
  const [, value = ''] = new RegExp(`^\\s*--${token}: (.+);$`, 'm').exec(styles) ?? [];
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = theme === 'light' ? light : dark;
  if (!colour) throw new Error(`--${token} is no colour`);
  return colour;
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [lower, higher] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher! + 0.05) / (lower! + 0.05);
}

const surfaces = ['canvas', 'surface', 'sunken', 'raised', 'hover', 'selected'];

const texts: [text: string, on: string[]][] = [
  ['ink', surfaces],
  ['ink-muted', surfaces],
  ['ink-faint', ['canvas', 'surface', 'sunken', 'raised', 'hover']],
  ['accent-ink', ['canvas', 'surface', 'raised', 'accent-soft', 'selected', 'hover']],
  ['danger-ink', ['canvas', 'surface', 'raised', 'danger-soft', 'hover']],
  ['success-ink', ['surface', 'raised', 'success-soft']],
  ['warning-ink', ['surface', 'raised', 'warning-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-live', ['live']],
];

// Borders of controls, focus rings and icons that carry a meaning.
const marks: [mark: string, on: string[]][] = [
  ['line-strong', ['canvas', 'surface', 'raised']],
  ['accent', surfaces],
  ['danger', ['canvas', 'surface', 'raised']],
  ['success', ['canvas', 'surface', 'raised']],
  ['warning', ['canvas', 'surface', 'raised']],
];

const pairs = (list: [string, string[]][], least: number) =>
  list.flatMap(([front, backs]) =>
    backs.flatMap((back) => (['light', 'dark'] as const).map((theme) => ({ front, back, theme, least }))),
  );

test.each([...pairs(texts, 4.5), ...pairs(marks, 3)])(
  '$front on $back in the $theme theme has a contrast of at least $least',
  ({ front, back, theme, least }) => {
    expect(contrast(colourOf(front, theme), colourOf(back, theme))).toBeGreaterThanOrEqual(least);
  },
);
