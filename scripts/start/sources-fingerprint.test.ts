import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesFingerprint } from './sources-fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('app/page.tsx', 'one');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test.each([
  'app/page.tsx',
  'messages/en/shell.json',
  'next.config.mjs',
  'public/robots.txt',
  'a-new-folder/file.css',
  'lib/docs/x.ts',
])('changes with %s', (file) => {
  const before = sourcesFingerprint(root, {});
  write(file, 'two');
  expect(sourcesFingerprint(root, {})).not.toBe(before);
});

test.each(['sandbox/main.ts', 'e2e/story.spec.ts', 'README.md', 'app/page.test.tsx', '.data/x', '.next/y'])(
  'does not change with %s',
  (file) => {
    const before = sourcesFingerprint(root, {});
    write(file, 'two');
    expect(sourcesFingerprint(root, {})).toBe(before);
  },
);

test('changes with a renamed file and with what Next puts into the browser', () => {
  const before = sourcesFingerprint(root, {});
  expect(sourcesFingerprint(root, { NEXT_PUBLIC_X: '1' })).not.toBe(before);
  expect(sourcesFingerprint(root, { OTHER: '1' })).toBe(before);
  rmSync(join(root, 'app/page.tsx'));
  write('app/side.tsx', 'one');
  expect(sourcesFingerprint(root, {})).not.toBe(before);
});
