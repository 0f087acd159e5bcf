import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { FolderDamaged, FolderInUse, FolderUnwritable } from './errors.ts';
import { holdFolder } from './folder.ts';

let folder: string;
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'data-folder-'));
  folder = join(parent, 'data');
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
});

function hold() {
  const held = holdFolder(folder);
  onTestFinished(held.release);
  return held;
}

/** Another process that holds the folder; resolves when it does. */
async function otherHolder() {
  const program = `
    const { holdFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folder.ts'))});
    holdFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return child;
}

test('a folder that is not there is made', () => {
  expect(hold()).toMatchObject({ path: join(folder, 'pgdata'), exists: false });
  expect(existsSync(folder)).toBe(true);
});

test('a folder that another process holds is refused until that process dies, however it dies', async () => {
  const other = await otherHolder();
  expect(hold).toThrow(FolderInUse);
  expect(hold).toThrow(/in use by another process/);
  const died = once(other, 'exit');
  other.kill('SIGKILL');
  await died;
  expect(hold()).toMatchObject({ exists: false });
});

test('a folder with something in it that is no database is refused and left as it is', () => {
  mkdirSync(join(folder, 'pgdata'), { recursive: true });
  writeFileSync(join(folder, 'pgdata', 'base'), 'half of a backup');
  expect(hold).toThrow(FolderDamaged);
  expect(readdirSync(join(folder, 'pgdata'))).toEqual(['base']);
  expect(hold).toThrow(FolderDamaged);
});

test('an empty folder in the place of the database is refused: what was there is gone', () => {
  mkdirSync(join(folder, 'pgdata'), { recursive: true });
  expect(hold).toThrow(FolderDamaged);
});

test('a folder that cannot be made is refused with the reason', () => {
  writeFileSync(folder, 'a file');
  expect(hold).toThrow(FolderUnwritable);
  expect(hold).toThrow(/cannot be written: a file is in its place/);
});

test('what a killed first start left behind is removed', () => {
  mkdirSync(join(folder, 'pgdata.draft'), { recursive: true });
  writeFileSync(join(folder, 'pgdata.draft', 'PG_VERSION'), '18');
  expect(hold()).toMatchObject({ exists: false });
  expect(existsSync(join(folder, 'pgdata.draft'))).toBe(false);
});
