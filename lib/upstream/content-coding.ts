import type { Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { InvalidReply } from './invalid-reply';

/** `bytesWritten`: how much of what it was given it has unpacked. */
export type Decoder = Transform & { readonly bytesWritten: number };

/** What every server is asked for, whatever the browser takes: the console unpacks replies itself. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** More layers than this are an attack, not a configuration. */
const MAX_LAYERS = 3;

/** What follows the end of a packed stream is refused: no whole reply has it. Gzip alone may go on with a member. */
const strict = { rejectGarbageAfterEnd: true };

const decoders = {
  gzip: () => createGunzip(),
  deflate: (first: number) => (isZlibHeader(first) ? createInflate(strict) : createInflateRaw(strict)),
  br: () => createBrotliDecompress(strict),
  // 8 MiB, which RFC 9659 makes the largest window of an HTTP reply.
  zstd: () => createZstdDecompress({ ...strict, params: { [constants.ZSTD_d_windowLogMax]: 23 } }),
} as const satisfies Record<string, (firstByte: number) => Decoder>;

export type Coding = keyof typeof decoders;

/**
 * The codings that a reply's `Content-Encoding` names, in the order in which they are undone (RFC 9110, 8.4).
 * @throws InvalidReply `unknown_coding`
 */
export function codingsOf(header: string | undefined): readonly Coding[] {
  if (header === undefined) return [];
  const named = header
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')
    .map((name) => (name === 'x-gzip' ? 'gzip' : name));
  if (named.length > MAX_LAYERS || !named.every(isCoding)) throw new InvalidReply('unknown_coding', header);
  return named.reverse();
}

/** The stream that undoes a coding; servers send 'deflate' with zlib's header as they should, and without. */
export function decoderOf(coding: Coding, firstByte: number): Decoder {
  return decoders[coding](firstByte);
}

const isCoding = (name: string): name is Coding => Object.hasOwn(decoders, name);

/** The low half of the first byte names the method, and 8 is 'deflate'; no raw stream begins with it. */
const isZlibHeader = (first: number) => (first & 0x0f) === 8;
