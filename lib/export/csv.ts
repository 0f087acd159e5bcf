/** Excel takes a file for UTF-8 only where it begins with this. */
export const CSV_START = '\uFEFF';

/** One line of a CSV file (RFC 4180), with its end. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: unknown): string {
  const text = inert(textOf(value));
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Spreadsheets compute what begins like a formula, and a formula may send the sheet away. An apostrophe makes it
 * text; plain numbers are left alone.
 */
function inert(text: string): string {
  const isNumber = /^[+-]?\d+([.,]\d+)?$/.test(text);
  return /^[\s]*[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text;
}
