/** Characters that a pattern may have, and that a text may have to be compared with one. */
export const PATTERN_LENGTH_MAX = 200;
export const PATTERN_TEXT_MAX = 256;
/**
 * Comparisons that a pattern may come to before it is refused as too slow: the ways in which its repetitions and
 * alternatives may take a text, each with all that must be compared besides.
 */
const COST_MAX = 2 ** 27;
const KEPT_MAX = 500;
const REPEATS_MAX = 1000;

export type PatternFault = 'too_long' | 'invalid_pattern' | 'slow_pattern';

/**
 * What is wrong with a field's `patron` (extension): a regular expression of JavaScript with the `u` flag that the whole
 * answer must match. Those that could take long over some answer are refused: references back, looks ahead or behind,
 * repetition or alternatives within a repeated group, too many repetitions in all (decision 0243).
 */
export function patternFault(pattern: string): PatternFault | undefined {
  if (pattern.length > PATTERN_LENGTH_MAX) return 'too_long';
  // By itself: `a)(b` only makes sense within the parentheses that anchor it.
  if (!compiled(pattern, (text) => text) || !compiled(pattern)) return 'invalid_pattern';
  return isSlow(pattern) ? 'slow_pattern' : undefined;
}

const kept = new Map<string, RegExp | undefined>();

/** The pattern to compare whole answers with; undefined where it is refused. */
export function wholePattern(pattern: string): RegExp | undefined {
  if (kept.has(pattern)) return kept.get(pattern);
  const whole = patternFault(pattern) ? undefined : compiled(pattern);
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(pattern, whole);
  return whole;
}

function compiled(pattern: string, whole = (text: string) => `^(?:${text})$`): RegExp | undefined {
  try {
    return new RegExp(whole(pattern), 'u');
  } catch {
    return undefined;
  }
}

/** Escapes, classes, group starts, group ends, quantifiers, alternatives, and any other character. */
const tokens =
  /\\k|\\[pPu]\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<[^>]*>)?)?|\)|[*+?]\??|\{\d+(?:,\d*)?\}\??|\||[\s\S]/gu;

function isSlow(pattern: string): boolean {
  let ways = 1;
  /** Of each open group: whether something within it may match in several ways, how many alternatives it has, and how
   * many characters it takes at least, those of all alternatives together. */
  const open = [{ isVaried: false, alternatives: 1, length: 0 }];
  let closed: { readonly isVaried: boolean; readonly length: number } | undefined;
  for (const [token] of pattern.matchAll(tokens)) {
    const last = closed;
    closed = undefined;
    if (/^\\(?:k|[1-9])/.test(token) || /^\(\?<?[=!]/.test(token)) return true;
    const group = open.at(-1)!;
    if (token.startsWith('(')) open.push({ isVaried: false, alternatives: 1, length: 0 });
    else if (token === ')') {
      closed = group;
      open.pop();
      ways *= group.alternatives;
      open.at(-1)!.isVaried ||= group.isVaried;
      open.at(-1)!.length += group.length;
    } else if (token === '|') {
      group.isVaried = true;
      group.alternatives += 1;
    } else if (/^[*+?{]/.test(token)) {
      const [least, most] = timesOf(token);
      if (most > 1 && last?.isVaried) return true;
      if (most > least) group.isVaried = true;
      if (least > REPEATS_MAX || (Number.isFinite(most) && most > REPEATS_MAX)) return true;
      ways *= Math.max(1, Math.min(most, PATTERN_TEXT_MAX) - least + 1);
      group.length += (least - 1) * (last?.length ?? 1);
    } else {
      group.length += 1;
      closed = { isVaried: false, length: 1 };
    }
  }
  const { alternatives, length } = open[0]!;
  return ways * alternatives * (1 + Math.max(0, length)) > COST_MAX;
}

function timesOf(token: string): [least: number, most: number] {
  if (token.startsWith('?')) return [0, 1];
  if (token.startsWith('*')) return [0, Number.POSITIVE_INFINITY];
  if (token.startsWith('+')) return [1, Number.POSITIVE_INFINITY];
  const [, least, comma, most] = /^\{(\d+)(,)?(\d*)\}/.exec(token)!;
  return [Number(least), comma ? (most ? Number(most) : Number.POSITIVE_INFINITY) : Number(least)];
}
