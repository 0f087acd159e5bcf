import type { Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib';

/** How much of a receiver's reply is kept: the first 16 KiB, counted after decompression. */
export const KEPT_BYTES = 16 * 1024;

/** How much of it is read at all; a longer reply is abandoned with its connection. */
export const READ_BYTES = 64 * 1024;

const decompressors: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ finishFlush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  zstd: () => createZstdDecompress({ finishFlush: constants.ZSTD_e_flush }),
};

/**
 * The text that is kept of a reply. Decompression stops as soon as enough is there, so that a bomb costs no more
 * than an honest reply; what cannot be decompressed is kept as far as it went.
 */
export async function keptText(raw: Buffer, contentEncoding: string | undefined): Promise<string> {
  const decompressor = decompressors[contentEncoding?.trim().toLowerCase() ?? ''];
  const bytes = decompressor ? await decompressed(raw, decompressor()) : raw;
  return textOf(bytes.subarray(0, KEPT_BYTES));
}

function decompressed(raw: Buffer, stream: Transform): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      stream.destroy();
      resolve(Buffer.concat(chunks));
    };
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= KEPT_BYTES) finish();
    });
    stream.once('end', finish).once('error', finish);
    stream.end(raw);
  });
}

/** PostgreSQL text holds no NUL; bytes that are no UTF-8 become U+FFFD. */
function textOf(bytes: Buffer): string {
  return bytes.toString('utf8').replaceAll('\0', '\ufffd');
}
