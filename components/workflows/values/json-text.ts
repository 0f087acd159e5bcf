/** What keeps a text from being JSON: what it leaves open at its end, or where it cannot be read. */
export type JsonFault =
  | { readonly kind: 'open'; readonly open: string }
  | { readonly kind: 'at'; readonly line: number; readonly column: number };

const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

type Scan = {
  readonly open: readonly string[];
  readonly inText: boolean;
  readonly wrongAt: number | undefined;
};

/** What is open at a place of a text: braces, brackets, and whether a string is. */
function scan(text: string, until = text.length): Scan {
  const open: string[] = [];
  let inText = false;
  for (let at = 0; at < until; at++) {
    const character = text[at]!;
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
      else if (character === '\n') return { open, inText, wrongAt: at };
    } else if (character === '"') inText = true;
    else if (closing[character]) open.push(closing[character]);
    else if (character === '}' || character === ']') {
      if (open.at(-1) !== character) return { open, inText, wrongAt: at };
      open.pop();
    }
  }
  return { open, inText, wrongAt: undefined };
}

/** Why a text is not JSON; undefined where it is, or is empty. */
export function jsonFault(text: string): JsonFault | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { open, inText, wrongAt } = scan(text);
    if (wrongAt !== undefined) return placeOf(text, wrongAt);
    if (inText) return { kind: 'open', open: '"' };
    const [said] = /(?<=position )\d+/.exec(String(error)) ?? [];
    const at = said === undefined ? undefined : Number(said);
    const isAtEnd = at === undefined || text.slice(at).trim() === '';
    if (open.length > 0 && isAtEnd) return { kind: 'open', open: open.at(-1)! };
    return placeOf(text, at ?? text.length);
  }
}

function placeOf(text: string, at: number): JsonFault {
  const before = text.slice(0, at).split('\n');
  return { kind: 'at', line: before.length, column: before.at(-1)!.length + 1 };
}

/** A merge tag as it has to stand at a place of a JSON text: in a string as it is, elsewhere as a string of its own. */
export function tagInJson(text: string, at: number, tag: string): string {
  return scan(text, at).inText ? tag : `"${tag}"`;
}
