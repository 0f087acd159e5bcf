import { tryParseJson } from './parse-json.ts';

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * JSON laid out for reading with every token as it was written: digits beyond a JavaScript number, escapes and
 * repeated keys stay. The text itself where it is no JSON.
 */
export function indentJson(text: string): string {
  if (tryParseJson(text) === undefined) return text;
  const tokens = text.match(token) ?? [];
  let depth = 0;
  let laidOut = '';
  tokens.forEach((each, index) => {
    const isOpening = each === '{' || each === '[';
    const isClosing = each === '}' || each === ']';
    const isEmpty = isClosing && (tokens[index - 1] === '{' || tokens[index - 1] === '[');
    if (isClosing) depth -= 1;
    if (isClosing && !isEmpty) laidOut += newLine(depth);
    laidOut += each === ':' ? ': ' : each;
    if (isOpening) depth += 1;
    const isFollowedByEnd = tokens[index + 1] === '}' || tokens[index + 1] === ']';
    if (each === ',' || (isOpening && !isFollowedByEnd)) laidOut += newLine(depth);
  });
  return laidOut;
}

/** JSON in one line, with every token as it was written. The text itself where it is no JSON. */
export function compactJson(text: string): string {
  return tryParseJson(text) === undefined ? text : (text.match(token) ?? []).join('');
}

const newLine = (depth: number) => `\n${'  '.repeat(depth)}`;
