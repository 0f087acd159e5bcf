/** A shorter key is no secret, and to look for it would take ordinary text apart. */
const MIN_LENGTH = 8;
/** From this length on the secret alone is looked for, so that its prefix may stay. */
const MIN_SECRET_LENGTH = 12;
const STAR = 0x2a;

/**
 * Takes a connection's key out of what its server answers: as it is, percent-encoded, escaped as in JSON, and in
 * base64 (of the key, of `Bearer …`, of `user:key`). Each is replaced by as many asterisks, so that lengths hold.
 */
export class KeyMask {
  readonly #needles: readonly Buffer[];
  readonly #longest: number;

  /** @param authorization the header that the server is sent: `Bearer <key>` */
  constructor(authorization: string | undefined) {
    this.#needles = needlesOf(authorization?.replace(/^Bearer /, '') ?? '');
    this.#longest = Math.max(0, ...this.#needles.map(({ byteLength }) => byteLength));
  }

  /** The bytes without the key: the same ones where it is not in them, as nearly always. */
  bytes(given: Uint8Array): Uint8Array {
    let masked: Buffer = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    let isCopy = false;
    for (const needle of this.#needles) {
      for (let at = masked.indexOf(needle); at !== -1; at = masked.indexOf(needle, at + needle.byteLength)) {
        if (!isCopy) masked = Buffer.from(masked);
        isCopy = true;
        masked.fill(STAR, at, at + needle.byteLength);
      }
    }
    return isCopy ? masked : given;
  }

  text(given: string): string {
    const bytes = Buffer.from(given);
    const masked = this.bytes(bytes);
    return masked === bytes ? given : Buffer.from(masked).toString();
  }

  /** The same for bytes that come in pieces, whose borders may lie within the key. */
  flow(): { push(chunk: Uint8Array): Uint8Array; end(): Uint8Array } {
    const kept = Math.max(0, this.#longest - 1);
    let tail: Uint8Array = new Uint8Array();
    return {
      push: (chunk) => {
        if (kept === 0) return chunk;
        const masked = this.bytes(Buffer.concat([tail, chunk]));
        const upTo = Math.max(0, masked.byteLength - kept);
        tail = masked.subarray(upTo);
        return masked.subarray(0, upTo);
      },
      end: () => tail,
    };
  }
}

function needlesOf(key: string): readonly Buffer[] {
  if (key.length < MIN_LENGTH) return [];
  const secret = /_(?:live|test)_(.+)$/.exec(key)?.[1] ?? key;
  const sought = secret.length < MIN_SECRET_LENGTH ? key : secret;
  const inBase64 = [0, 1, 2].flatMap((offset) => bothAlphabets(base64Within(sought, offset)));
  // Nothing escapes letters and digits: the usual key, once a call.
  if (/^[\w-]+$/.test(sought)) return [sought, ...inBase64].map((form) => Buffer.from(form));
  const inJson = escaped(sought);
  const inEveryJson = [
    inJson,
    inJson.replaceAll('/', '\\/'),
    // .NET escapes these, Rails those.
    inJson.replace(/[+<>&'`]/g, (sign) => `\\u${hexOf(sign).toUpperCase()}`),
    inJson.replace(/[<>&]/g, (sign) => `\\u${hexOf(sign)}`),
  ];
  const forms = new Set([
    sought,
    encodeURIComponent(sought),
    ...inEveryJson,
    // JSON within JSON, as those show it who show a request.
    ...inEveryJson.map(escaped),
    ...inBase64,
  ]);
  return [...forms].map((form) => Buffer.from(form));
}

const escaped = (text: string) => JSON.stringify(text).slice(1, -1);
const hexOf = (sign: string) => sign.charCodeAt(0).toString(16).padStart(4, '0');

/** What the base64 of a text that holds `sought` holds, where it begins `offset` bytes into a group of three. */
function base64Within(sought: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(sought)]);
  const first = Math.ceil((offset * 8) / 6);
  return bytes.toString('base64').slice(first, Math.floor((bytes.byteLength * 8) / 6));
}

function bothAlphabets(text: string): string[] {
  return /[+/]/.test(text) ? [text, text.replaceAll('+', '-').replaceAll('/', '_')] : [text];
}
