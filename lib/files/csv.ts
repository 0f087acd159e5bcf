/** Excel takes a file for UTF-8 only where it begins with this. */
export const CSV_START = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), with its end. `before` are cells of the person's own file, which come back as they
 * were.
 */
export function csvLine(values: readonly unknown[], before: readonly string[] = []): string {
  return `${[...before.map(quoted), ...values.map(cell)].join(',')}\r\n`;
}

const cell = (value: unknown) => quoted(inert(textOf(value)));

function quoted(text: string): string {
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Spreadsheets compute what begins like a formula, and a formula may send the sheet away. An apostrophe makes it
 * text; plain numbers are left alone. One that was there before gets another, so that `withoutGuard` can tell.
 */
function inert(text: string): string {
  if (/^[+-]?\d+([.,]\d+)?$/.test(text)) return text;
  const inside = text.replace(innerFormula, "$1'");
  return /^'*\s*[=+\-@\t\r]/.test(text) ? `'${inside}` : inside;
}

/** The text of a cell as it was before `csvLine` made it text. */
export function withoutGuard(cell: string): string {
  if (!cell.includes("'")) return cell;
  return cell
    .replace(/([;\t\r\n])'(?='*(?:"|[^\S\t\r\n])*[=+\-@])/gu, '$1')
    .replace(/^'(?='*\s*[=+\-@\t\r])/, '');
}

/**
 * Excel splits at semicolons where the decimal sign is a comma, and pastes by tabs and lines: behind those a formula
 * begins too, quoted or not. Two things are left alone (docs/decisions/0056). A number before the next separator: at
 * the end of the text, what stands in the next cell would go on with it. And a line of a list, `- call Ana`, of words
 * alone: no function, reference to another file or call of a program is made of those.
 */
const innerFormula = new RegExp(
  [
    /([;\t\r\n])(?='*(?:"|[^\S\t\r\n])*[=+\-@])/u,
    /(?![^\S\t\r\n]*[+-]?\d+(?:[.,]\d+)?[^\S\t\r\n]*[;\t\r\n])/u,
    /(?!(?<=[\r\n]) *- +[\p{L}\p{N}][\p{L}\p{N} .,:?%$/-]*(?:[;\t\r\n]|$))/u,
  ]
    .map(({ source }) => source)
    .join(''),
  'gu',
);
