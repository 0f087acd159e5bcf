import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config } from '@/proxy';

const folder = join(import.meta.dirname, '..', 'public');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
const bytesOf = (file: string) => readFileSync(join(folder, file));
const layout = readFileSync(join(import.meta.dirname, 'layout.tsx'), 'utf8');
const styles = readFileSync(join(import.meta.dirname, 'globals.css'), 'utf8');
const manifest = JSON.parse(bytesOf('manifest.webmanifest').toString());

/** Width and height of a PNG, as its first chunk says. */
function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the hook before pages takes no file of public/, and every page', () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`);
  expect(files.filter((file) => matcher.test(file))).toEqual([]);
  const pages = ['/', '/sign-in', '/icons', '/contacts/icon.svg', '/robots.txt/x', '/social.png0'];
  expect(pages.filter((page) => !matcher.test(page))).toEqual([]);
});

test('every file that the layout and the manifest name is there, in the size they say', () => {
  const named = [...layout.matchAll(/'(\/[\w-]+\.\w+)'/g)].map(([, file]) => file!);
  expect(named).toEqual(expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', '/social.png']));
  expect(files).toEqual(expect.arrayContaining(named));
  expect(pngSize(bytesOf('apple-touch-icon.png'))).toBe('180x180');
  expect(pngSize(bytesOf('social.png'))).toBe('1200x630');

  expect(manifest.icons).toHaveLength(4);
  for (const { src, type, sizes } of manifest.icons) {
    expect(type === 'image/svg+xml' ? 'any' : pngSize(bytesOf(src))).toBe(sizes);
  }
});

test('the favicon holds 16, 32 and 48 pixels', () => {
  const ico = bytesOf('favicon.ico');
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * index + 8), ico.readUInt32LE(6 + 16 * index + 12)];
    return pngSize(ico.subarray(offset, offset + length));
  });
  expect(pictures).toEqual(['16x16', '32x32', '48x48']);
});

test('no picture is heavier than 20 KB', () => {
  expect(files.filter((file) => bytesOf(file).length > 20_000)).toEqual([]);
});

test("the colours around the page are the page's", () => {
  const canvas = /--canvas: light-dark\((#\w+), (#\w+)\)/.exec(styles)!.slice(1);
  expect([...layout.matchAll(/color: '(#\w+)'/g)].map(([, colour]) => colour)).toEqual(canvas);
  expect([manifest.background_color, manifest.theme_color]).toEqual([canvas[0], canvas[0]]);
});

test('robots.txt keeps every address out of every index', () => {
  const rules = bytesOf('robots.txt')
    .toString()
    .match(/^\w.*$/gm);
  expect(rules).toEqual(['User-agent: *', 'Disallow: /']);
});
