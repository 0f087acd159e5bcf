import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import type { ListenOptions } from './options.ts';

/**
 * How far a listener came: the id of the last event that it is done with, null before the first, and those before it
 * that its receiver has not taken yet.
 */
export type Position = {
  readonly cursor: string | null;
  readonly aside: readonly string[];
  readonly savedAt: string;
};

/** Keeps the position of one listener: one server, key, receiver and choice of types. */
export class CursorFile {
  readonly path: string;

  constructor(folder: string, options: Pick<ListenOptions, 'baseUrl' | 'apiKey' | 'forward' | 'types'>) {
    const { baseUrl, apiKey, forward, types } = options;
    const name = createHash('sha256')
      .update(JSON.stringify([baseUrl, apiKey, forward, types]))
      .digest('hex');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.path = join(folder, `cursor-${name.slice(0, 16)}.json`);
  }

  /** @throws Problem where the file cannot be understood: going on from anywhere else would skip events. */
  read(): Position | undefined {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const position = parsed(text);
    if (position) return position;
    throw new Problem(
      `${this.path} is damaged.`,
      'Pass --from to say where to start; the file is then replaced.',
    );
  }

  /** Whole or not at all, and on the disk before it returns: a crash never leaves half of a position. */
  write(cursor: string | null, aside: readonly string[] = []): void {
    const position: Position = { cursor, aside, savedAt: new Date().toISOString() };
    const beside = `${this.path}.${process.pid}`;
    const file = openSync(beside, 'w', 0o600);
    try {
      writeSync(file, `${JSON.stringify(position)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, this.path);
  }
}

function parsed(text: string): Position | undefined {
  try {
    // Earlier versions set nothing aside.
    const { cursor, aside = [], savedAt } = JSON.parse(text);
    const isPosition =
      (cursor === null || typeof cursor === 'string') && typeof savedAt === 'string' && Array.isArray(aside);
    return isPosition ? { cursor, aside, savedAt } : undefined;
  } catch {
    return undefined;
  }
}
