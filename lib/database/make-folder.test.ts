import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './make-folder.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'make-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('makes a folder with those above it, and takes one that is there', () => {
  const path = join(emptyFolder(), 'a', 'b', 'c');
  makeFolder(path);
  makeFolder(path);
  expect(existsSync(path)).toBe(true);
});

it('says that a file is in its place, or in the place of one above it', () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'store')]) {
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  }
});

it.runIf(existsSync('/proc/self'))('gives up where the system makes no folders', () => {
  expect(() => makeFolder('/proc/console/store')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
});
