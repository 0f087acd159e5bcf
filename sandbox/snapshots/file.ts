import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Snapshot } from '../../lib/contract/snapshots.ts';
import { notFound } from '../core/errors.ts';
import { parseHeader, type SnapshotHeader, SnapshotUnfit } from './header.ts';

const ENDING = '.snapshot.gz';

/** The files of one subaccount's snapshots: a header, then a line a row, packed. */
export class SnapshotFolder {
  readonly #folder: string;

  constructor(dataDir: string, subaccountId: number) {
    this.#folder = join(dataDir, 'snapshots', String(subaccountId));
  }

  path(name: string): string {
    return join(this.#folder, name + ENDING);
  }

  /** By name. A file that cannot be read is left out: its owner sees it in the folder. */
  async list(): Promise<Snapshot[]> {
    const files = await readdir(this.#folder).catch(ifMissing<string[]>([]));
    const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
    const found = await Promise.all(names.sort().map((name) => this.describe(name).catch(() => undefined)));
    return found.filter((each) => each !== undefined);
  }

  /** What a snapshot is. Throws 404 for one that is not there, `SnapshotUnfit` for one that cannot be read. */
  async describe(name: string): Promise<Snapshot> {
    const bytes = (await stat(this.path(name)).catch(ifMissing(undefined)))?.size;
    if (bytes === undefined) throw notFound('Snapshot');
    for await (const line of this.#lines(name)) {
      const { saved_at, rows } = parseHeader(line);
      return { name, saved_at, rows, bytes };
    }
    throw new SnapshotUnfit('The file is empty');
  }

  /** Writes beside and then puts in place, for its owner alone: secrets of endpoints are among the rows. */
  async write(name: string, lines: AsyncIterable<string>): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const unfinished = `${this.path(name)}.${process.pid}.part`;
    try {
      const packed = createGzip({ level: 4 });
      await pipeline(Readable.from(lines), packed, createWriteStream(unfinished, { mode: 0o600 }));
      await rename(unfinished, this.path(name));
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  /** Header and rows. Throws as `describe` does. */
  async read(name: string): Promise<{ header: SnapshotHeader; rows: AsyncIterable<string> }> {
    await this.describe(name);
    const lines = this.#lines(name);
    const first = await lines.next();
    return { header: parseHeader(first.value ?? ''), rows: lines };
  }

  async remove(name: string): Promise<void> {
    await rm(this.path(name));
  }

  async *#lines(name: string): AsyncGenerator<string> {
    const unpacked = createReadStream(this.path(name)).pipe(createGunzip()).setEncoding('utf8');
    let rest = '';
    try {
      for await (const text of unpacked as AsyncIterable<string>) {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!;
        yield* lines;
      }
    } catch (cause) {
      throw new SnapshotUnfit('The file is not whole', { cause });
    }
    if (rest !== '') throw new SnapshotUnfit('The file is not whole');
  }
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
