import { type Printed, readPrinted } from './printed-value';

type HeaderMap = Readonly<Record<string, string | undefined>>;
type Pair = readonly [name: string, value: string];

/** A header's value, whatever its name's case. */
export function headerOf(headers: HeaderMap | undefined, name: string): string | undefined {
  const found = Object.entries(headers ?? {}).find(([each]) => each.toLowerCase() === name.toLowerCase());
  return found?.[1];
}

/** What stands before `=` in a signature, ours or another service's: no header's name. */
const isPartOfSignature = /^(t|v\d+|sha\d+)$/i;

/**
 * Reads pasted headers: lines (`Name: value`, as a log or a browser prints them, or `curl -v` behind `> `), what a
 * program prints of them (JSON, Node, Python: objects, lists of pairs, `rawHeaders`), or a bare signature.
 */
export function parseHeaders(text: string): HeaderMap {
  const opening = text.search(/[{[(]/);
  const startsPrinted = /^\s*<?[\w.]*\s*[{[(]/.test(text);
  const printed = startsPrinted ? text : text.slice(opening);
  const fromPrinted = opening === -1 ? [] : pairsOf(readPrinted(printed) ?? []);
  const readings = startsPrinted ? [fromPrinted, fromLines(text)] : [fromLines(text), fromPrinted];
  const read = readings.map((pairs) =>
    Object.fromEntries(pairs.map(([name, value]) => [plain(name), value])),
  );
  return (
    read.find((headers) => headerOf(headers, 'X-Service-Signature') !== undefined) ??
    read.find((headers) => Object.keys(headers).length > 0) ?? { 'X-Service-Signature': text.trim() }
  );
}

/** A header's name, also where CGI, WSGI or Rack renamed it: `HTTP_X_SERVICE_SIGNATURE`. */
const plain = (name: string) => (/^HTTP_/.test(name) ? name.slice(5).replaceAll('_', '-') : name);

function fromLines(text: string): Pair[] {
  const lines = text.split(/\r?\n/);
  const answered = lines.filter((line) => line.startsWith('< '));
  const asked = lines.filter((line) => line.startsWith('> '));
  const traced = [...answered, ...asked].map((line) => line.slice(2));
  return (traced.length > 0 ? traced : lines).flatMap((line) => {
    const match = /^\s*['"]?([A-Za-z][\w-]*)['"]?\s*[:=]\s*['"]?(.*?)['"]?,?\s*$/.exec(line);
    return match && !isPartOfSignature.test(match[1]!) ? [[match[1]!, match[2]!] as const] : [];
  });
}

const isText = (value: Printed): value is string => typeof value === 'string';

/** The headers in what a program printed, however deep they stand in it. */
function pairsOf(value: Printed): Pair[] {
  if (isText(value)) return [];
  if (value.every(isText)) return inTwos(value);
  const [name, inner] = value;
  if (value.length === 2 && isText(name!) && !isText(inner!)) {
    const isSeveralValues = inner!.every(isText) && !/headers$/i.test(name);
    return isSeveralValues ? [[name, inner!.join(', ')]] : pairsOf(inner!);
  }
  return namedPair(value) ?? value.flatMap(pairsOf);
}

/** A flat list of names and values, as Node's `rawHeaders` is one; a pair is one too. */
const inTwos = (texts: readonly string[]): Pair[] =>
  texts.flatMap((name, place) =>
    place % 2 === 0 && place + 1 < texts.length ? [[name, texts[place + 1]!]] : [],
  );

/** `{ name: 'Host', value: 'example.cl' }`, as HAR files and consoles of clouds write a header. */
function namedPair(value: readonly Printed[]): Pair[] | undefined {
  const fields = new Map(
    value.flatMap((entry) => (isText(entry) || !entry.every(isText) ? [] : inTwos(entry))),
  );
  const name = fields.get('name') ?? fields.get('key');
  const held = fields.get('value');
  return name === undefined || held === undefined ? undefined : [[name, held]];
}
