import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, isRoot } from './test/browser.ts';

const root = dirname(import.meta.dirname);
const mark = readFileSync(join(root, 'public/icon.svg'), 'utf8');
const inter = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const canvas = '#f7f8f9';

/** `npm run icons:generate`: draws the pictures of `public/` from its `icon.svg`. Those are committed. */
const browser = await chromium.launch({ executablePath: findBrowser(), chromiumSandbox: !isRoot() });
const small = await Promise.all([16, 32, 48].map((size) => square(browser, size, 1)));
write('favicon.ico', icoOf(small));
write('icons/icon-192.png', await square(browser, 192, 0.9));
write('icons/icon-512.png', await square(browser, 512, 0.9));
// Systems round its corners or cut a circle out of it, and paint behind what is transparent.
write('apple-touch-icon.png', await square(browser, 180, 0.62, canvas));
write('icons/maskable-512.png', await square(browser, 512, 0.52, canvas));
write('social.png', await social(browser));
await browser.close();

function write(file: string, bytes: Buffer): void {
  writeFileSync(join(root, 'public', file), bytes);
}

/** The mark on a square of that many pixels, over `share` of its width. */
function square(on: Browser, size: number, share: number, background = 'transparent'): Promise<Buffer> {
  const svg = mark.replace('<svg ', `<svg width="${size * share}" height="${size * share}" `);
  return draw(on, { width: size, height: size }, `background: ${background}`, svg);
}

function social(on: Browser): Promise<Buffer> {
  const svg = mark.replace('<svg ', '<svg width="132" height="132" ');
  const font = `@font-face{font-family:Inter;src:url(data:font/woff2;base64,${readFileSync(inter, 'base64')})}`;
  const words = `<style>${font}</style><span style="font:600 68px Inter;letter-spacing:-0.02em">Subaccount Console</span>`;
  const style = `background: ${canvas}; color: #16181d; gap: 44px`;
  return draw(on, { width: 1200, height: 630 }, style, svg + words);
}

type Size = { width: number; height: number };

async function draw(on: Browser, viewport: Size, style: string, content: string): Promise<Buffer> {
  const page = await on.newPage({ viewport });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:flex;align-items:center;justify-content:center;${style}">${content}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.screenshot({ omitBackground: true });
  await page.close();
  return bytes;
}

/** An icon file that holds PNGs: a header of 6 bytes, 16 bytes on each picture, then the pictures. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(picture.readUInt32BE(16), at);
    head.writeUInt8(picture.readUInt32BE(20), at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
