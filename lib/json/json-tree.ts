/** A value of a JSON text with the piece of text that it was written as. */
export type JsonNode = {
  readonly text: string;
  /** Of an object: all of them in their order, those of one name too. The last of a name is the one that counts. */
  readonly members?: readonly JsonMember[];
  /** Of a list. */
  readonly items?: readonly JsonNode[];
};

export type JsonMember = {
  readonly name: string;
  /** The name as it was written, with its quotes and escapes. */
  readonly written: string;
  readonly node: JsonNode;
};

/**
 * Takes a JSON text apart without reading its values. `text` is JSON that `JSON.parse` takes: nothing is checked here.
 *
 * @throws RangeError where it is nested too deep
 */
export function readTree(text: string): JsonNode {
  let at = 0;

  function skip(): void {
    while (at < text.length && ' \t\n\r'.includes(text[at]!)) at++;
  }

  function scalar(): string {
    const start = at;
    if (text[at] === '"') at = endOfString(text, at);
    else while (at < text.length && !' \t\n\r,]}'.includes(text[at]!)) at++;
    return text.slice(start, at);
  }

  /** Reads up to the end mark what stands between commas. */
  function list<Part>(end: string, part: () => Part): Part[] {
    const parts: Part[] = [];
    at++;
    for (skip(); text[at] !== end; skip()) {
      if (text[at] === ',') at++;
      skip();
      parts.push(part());
    }
    at++;
    return parts;
  }

  function member(): JsonMember {
    const written = scalar();
    skip();
    at++;
    return { name: JSON.parse(written), written, node: node() };
  }

  function node(): JsonNode {
    skip();
    const start = at;
    if (text[at] === '{') {
      const members = list('}', member);
      return { text: text.slice(start, at), members };
    }
    if (text[at] === '[') {
      const items = list(']', node);
      return { text: text.slice(start, at), items };
    }
    return { text: scalar() };
  }

  return node();
}

/** Whether a JSON text has an object's name that is written with an escape. */
export function hasEscapedName(text: string): boolean {
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at)) {
    at = endOfString(text, at);
    colon.lastIndex = at;
    if (colon.test(text)) return true;
  }
  return false;
}

const colon = /\s*:/y;

/** Where the string ends that starts here, or that has its first escape here. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  for (;;) {
    let slash = end - 1;
    while (text[slash] === '\\') slash--;
    if ((end - slash) % 2 === 1) return end + 1;
    end = text.indexOf('"', end + 1);
  }
}

/** The node of an object's member that counts; undefined where there is none. */
export function memberOf(node: JsonNode | undefined, name: string): JsonNode | undefined {
  return node?.members?.findLast((member) => member.name === name)?.node;
}
