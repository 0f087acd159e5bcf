/** What a program printed: a text, or what stood in brackets. An entry `key: value` is a pair of the two. */
export type Printed = string | readonly Printed[];

/** Deeper than anybody prints headers, and shallow enough to be read by recursion. */
const DEEPEST = 50;

const TOKEN =
  /[bu]?"(?:[^"\\]|\\.)*"|[bu]?'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|=>|[{}[\](),:]|(?:(?!=>)[^\s"'`{}[\](),:])+/gisu;
const OPENING = /^[{[(]$/;
const CLOSING = /^[}\])]$/;
const SEPARATOR = /^(:|=>)$/;

/** Types that Node prints before a bracket and that hold brackets themselves. */
const NODE_TYPES = /\[Object: null prototype\]|\b(Map|Set)\(\d+\)/g;

/**
 * Reads a value as a program prints it: JSON, Node's `console.log`, Python's `repr`, with the name of a type before
 * its brackets or without, cut off at the end or whole. Undefined for other texts.
 */
export function readPrinted(text: string): Printed | undefined {
  const tokens = text.replace(NODE_TYPES, '').match(TOKEN) ?? [];
  let at = 0;

  function readValue(depth: number): Printed | undefined {
    const token = tokens[at++];
    if (token === undefined || depth > DEEPEST) return undefined;
    if (OPENING.test(token)) return readItems(depth);
    if (CLOSING.test(token) || SEPARATOR.test(token) || token === ',') return undefined;
    const isNameOfType = !isQuoted(token) && OPENING.test(tokens[at] ?? '');
    return isNameOfType ? readValue(depth) : readText(token);
  }

  function readItems(depth: number): Printed | undefined {
    const items: Printed[] = [];
    while (at < tokens.length && !CLOSING.test(tokens[at]!)) {
      const item = readValue(depth + 1);
      if (item === undefined) return undefined;
      const isEntry = SEPARATOR.test(tokens[at] ?? '');
      if (isEntry) at += 1;
      const value = isEntry ? readValue(depth + 1) : undefined;
      if (isEntry && value === undefined) return undefined;
      items.push(value === undefined ? item : [item, value]);
      if (tokens[at] === ',') at += 1;
      else if (at < tokens.length && !CLOSING.test(tokens[at]!)) return undefined;
    }
    at += 1;
    return items;
  }

  return readValue(0);
}

const isQuoted = (token: string) => /^[bu]?(["'`])(.*)\1$/is.test(token);

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

/** The text that a literal of JavaScript, JSON or Python stands for (`b'\xc3\xb1'` are bytes of UTF-8), or a bare word. */
export function readText(literal: string): string {
  if (!isQuoted(literal)) return literal;
  const isBytes = /^b/i.test(literal);
  const text = literal
    .replace(/^[bu]?.|.$/gisu, '')
    .replace(/\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gis, (_, unit, byte, other) =>
      other === undefined
        ? String.fromCharCode(Number.parseInt(unit ?? byte, 16))
        : (ESCAPES[other] ?? other),
    );
  return isBytes ? new TextDecoder().decode(Uint8Array.from(text, (each) => each.charCodeAt(0))) : text;
}
