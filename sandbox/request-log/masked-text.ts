export const MASK = '…';

const secretName =
  /secret|passw(?:or)?d|passphrase|contrase[nñ]a|token|authorization|credential|(?:api|access|private|signing|encryption|subscription)[-_]?key/i;
/** What a secret is known by, or when it ends: no secret itself. */
const aboutSecret = /(?:hint|_at|_id)$/i;

/** Whether a field, parameter or header of this name holds a secret. */
export function isSecretName(name: string): boolean {
  return secretName.test(name) && !aboutSecret.test(name);
}

/** More levels of escapes than this are masked unread. */
const MOST_LEVELS = 5;

/** Without any of these and without a secret's name nothing is masked: most bodies need no closer look. */
const escapedOrKnown = /\\|%[0-9a-f]{2}|whsec_|_(?:test|live)_/i;

/** Text without the values of secrets. Works on text that was cut too. */
export function maskedText(text: string, level = 0): string {
  if (!escapedOrKnown.test(text) && !secretName.test(text)) return text;
  if (/^\s*["{[]/.test(text)) {
    const masked = maskedJson(text, level);
    return isJson(text) ? masked : maskedProse(masked);
  }
  return /^[^\s=&]+=\S*$/.test(text) ? maskedQuery(text) : maskedProse(text);
}

/** The query of an address, secrets masked however their names and values are encoded. */
export function maskedQuery(query: string): string {
  return query.split('&').map(maskedParameter).join('&');
}

/** The path of an address, secrets masked however they are encoded. */
export function maskedPath(path: string): string {
  return path.split('/').map(maskedEncoded).join('/');
}

/** Without percent-encoding; bytes that are no text are replaced. */
export function decodedUri(text: string): string {
  return text
    .replaceAll('+', ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
      Buffer.from(bytes.replaceAll('%', ''), 'hex').toString('utf8'),
    );
}

function maskedParameter(parameter: string): string {
  const equals = parameter.indexOf('=');
  if (equals < 0) return maskedEncoded(parameter);
  const name = parameter.slice(0, equals);
  const value = parameter.slice(equals + 1);
  if (isSecretName(fullyDecoded(name))) return `${maskedEncoded(name)}=${value && MASK}`;
  return `${maskedEncoded(name)}=${maskedEncoded(value)}`;
}

function maskedEncoded(text: string): string {
  const decoded = fullyDecoded(text);
  const masked = maskedProse(decoded);
  if (masked === decoded) return text;
  return encodeURIComponent(masked.toWellFormed()).replaceAll(encodeURIComponent(MASK), MASK);
}

/** Some encode twice. */
function fullyDecoded(text: string): string {
  let decoded = text;
  for (let level = 0; level < MOST_LEVELS && /%[0-9a-f]{2}/i.test(decoded); level++) {
    decoded = decodedUri(decoded);
  }
  return decoded;
}

/** A string of JSON, to its end or that of a text that was cut. */
const stringSource = String.raw`"[^"\\]*(?:\\[\s\S][^"\\]*)*(?:"|\\?$)`;

/** Leaves the text's spaces, numbers and order as they are, which reading and writing it would not. */
function maskedJson(text: string, level: number): string {
  const string = new RegExp(stringSource, 'g');
  const colon = /\s*:\s*/y;
  let masked = '';
  let done = 0;
  for (let match = string.exec(text); match; match = string.exec(text)) {
    masked += text.slice(done, match.index) + maskedString(match[0], level);
    done = string.lastIndex;
    colon.lastIndex = done;
    const between = colon.exec(text)?.[0];
    if (between !== undefined && isSecretName(contentOf(match[0]))) {
      const start = done + between.length;
      done = endOfValue(text, start);
      masked += between + maskedValue(text.slice(start, done));
    }
    string.lastIndex = done;
  }
  return masked + text.slice(done);
}

function maskedString(string: string, level: number): string {
  const content = contentOf(string);
  const masked = level < MOST_LEVELS ? maskedText(content, level + 1) : MASK;
  if (masked === content) return string;
  const written = JSON.stringify(masked);
  return isClosed(string) ? written : written.slice(0, -1);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** What a string of JSON says, also where it was cut. */
function contentOf(string: string): string {
  return string
    .slice(1, isClosed(string) ? -1 : undefined)
    .replace(/\\(?:u([0-9a-f]{4})|([\s\S]))/gi, (_, code?: string, character = '') =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[character] ?? character),
    );
}

function isClosed(string: string): boolean {
  return string.length > 1 && /^"[^"\\]*(?:\\[\s\S][^"\\]*)*"$/.test(string);
}

function endOfValue(text: string, start: number): number {
  if (text[start] !== '{' && text[start] !== '[') {
    const scalar = new RegExp(String.raw`${stringSource}|[^\s,}\]]*`, 'y');
    scalar.lastIndex = start;
    scalar.exec(text);
    return scalar.lastIndex;
  }
  const part = new RegExp(String.raw`${stringSource}|[{}[\]]`, 'g');
  part.lastIndex = start;
  let depth = 0;
  for (let match = part.exec(text); match; match = part.exec(text)) {
    if (match[0] === '{' || match[0] === '[') depth++;
    else if (match[0] === '}' || match[0] === ']') depth--;
    if (depth === 0) return part.lastIndex;
  }
  return text.length;
}

/** That there is none, or a yes or no, tells nothing. */
const telling = /^(?!(?:null|true|false|""|)$)/;

function maskedValue(value: string): string {
  if (!telling.test(value)) return value;
  return value.startsWith('"') && !isClosed(value) ? `"${MASK}` : `"${MASK}"`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const named =
  /(?<![\w%.-])([\w%.-]+)(["']?\s*[:=]\s*)((?:(?:bearer|basic)\s+)?(?:"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|'[^']*'?|[^\s"'&<>]+))/gi;
const signingSecret = /whsec_[\w+/=-]*/g;
/** Keys of the API, of any environment. */
const apiKey = /\b[A-Za-z0-9]+_(?:test|live)_[\w-]{4,}/g;

/** `name=value` and `name: value` wherever they stand, and what is known by its look. */
function maskedProse(text: string): string {
  return text
    .replace(named, (all, name: string, between: string, value: string) => {
      if (!isSecretName(fullyDecoded(name)) || !telling.test(value)) return all;
      return name + between + (value.startsWith('"') ? maskedValue(value) : MASK);
    })
    .replace(signingSecret, `whsec_${MASK}`)
    .replace(apiKey, (key) => `${key.slice(0, key.indexOf('_', key.indexOf('_') + 1) + 1)}${MASK}`);
}
