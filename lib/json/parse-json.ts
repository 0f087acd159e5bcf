import { hasEscapedName, type JsonNode, readTree } from './json-tree.ts';

/**
 * A number of a JSON text that JavaScript's numbers would change: 30 digits, `1.10`, `1e400`, `-0`. It stands in the
 * parsed value as an object, and `JSON.stringify` writes the very text again.
 */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }

  toJSON(): unknown {
    return engine.rawJSON ? engine.rawJSON(this.text) : Number(this.text);
  }
}

const engine = JSON as JSON & { readonly rawJSON?: (text: string) => unknown };

/** Whether numbers are kept: browsers of before 2025 neither tell a number's text nor write one. */
export function keepsNumbers(): boolean {
  return engine.rawJSON !== undefined;
}

/** A number that may be written in another way than JavaScript would; also found in some texts that hold none. */
const MAYBE_ODD = /(?:^|"\s*:|[[,])\s*(?:-0|-?\d{16}|-?\d+[.eE])/;

/**
 * Reads JSON without changing a number: what `JSON.stringify` would not write back as it stood is an `ExactNumber`.
 * Of a key that stands twice in an object the last value counts, `__proto__` is a key like any other.
 *
 * @throws SyntaxError where the text is not JSON, RangeError where it is nested too deep to be read
 */
export function parseJson(text: string): unknown {
  const value = keepsNumbers() && MAYBE_ODD.test(text) ? JSON.parse(text, keepNumber) : JSON.parse(text);
  // V8 may take an escaped name for another one that it met earlier (nodejs/node#63785): `\u0061` for a backslash.
  return hasEscapedName(text) ? plainOf(readTree(text)) : value;
}

/** As `parseJson`, undefined where the text cannot be read. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The nearest number; undefined where the value is none, or too great to be one. */
export function numberOf(value: unknown): number | undefined {
  const number = value instanceof ExactNumber ? Number(value.text) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function plainOf({ text, items, members }: JsonNode): unknown {
  if (items) return items.map(plainOf);
  if (members) return Object.fromEntries(members.map(({ name, node }) => [name, plainOf(node)]));
  const value: unknown = JSON.parse(text);
  return keepsNumbers() ? keepNumber('', value, { source: text }) : value;
}

function keepNumber(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = typeof value === 'number' ? context?.source : undefined;
  return source === undefined || String(value) === source ? value : new ExactNumber(source);
}
