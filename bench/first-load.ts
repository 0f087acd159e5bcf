import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startConsole } from './support/console-server.ts';

/**
 * What a browser has to load before a page can be used: every script that the page's HTML names, gzipped, of the
 * production build; what only browsers without modules load does not count. What a page loads later, when it is shown or asked for, is not in it.
 */
const TARGET_KB = 250;
/** Draws a canvas: it may take more. */
const editor = /^\/workflows\/\[/;

const root = dirname(import.meta.dirname);

// Pages read nothing from the API on the server, so there need not be one.
const console_ = await startConsole({
  baseUrl: 'http://127.0.0.1:9/api/v1',
  apiKey: 'bench_test_0123456789abcdef',
});
const sizes = new Map<string, number>();
try {
  const pages: { route: string; kb: number }[] = [];
  for (const route of routes()) {
    const html = await pageOf(route);
    if (html !== undefined) pages.push({ route, kb: await scriptsOf(html) });
  }
  pages.sort((one, other) => other.kb - one.kb);
  for (const { route, kb } of pages) {
    const verdict = editor.test(route) ? 'not held to it' : kb > TARGET_KB ? 'TOO MUCH' : '';
    console.log(`${kb.toFixed(1).padStart(7)} KB  ${route}  ${verdict}`.trimEnd());
  }
  const tooMuch = pages.filter(({ route, kb }) => kb > TARGET_KB && !editor.test(route));
  console.log(`${pages.length} pages, ${tooMuch.length} of them above ${TARGET_KB} KB`);
  if (pages.length === 0 || tooMuch.length > 0) process.exitCode = 1;
} finally {
  await console_.stop();
}

/** Addresses of the pages that the build has, `/pipelines/[pipelineId]`. */
function routes(): string[] {
  const manifest = join(root, process.env.NEXT_DIST_DIR ?? '.next', 'app-path-routes-manifest.json');
  const all = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
  const pages = Object.entries(all).flatMap(([file, route]) => (file.endsWith('/page') ? [route] : []));
  return [...new Set(pages)].sort();
}

/** The HTML of a page for the owner, and of one that signs in for nobody; undefined where it leads elsewhere. */
async function pageOf(route: string): Promise<string | undefined> {
  const path = route.replace(/\[[^\]]+\]/g, '1');
  for (const headers of [{ cookie: console_.cookie }, undefined]) {
    const reply = await fetch(console_.origin + path, { headers, redirect: 'manual' });
    const html = await reply.text();
    if (reply.status === 200) return html;
  }
  return undefined;
}

/** KB of the scripts that the HTML names, in tags and in the data of its components. */
async function scriptsOf(html: string): Promise<number> {
  const modern = html.replace(/<script[^>]*\snoModule[^>]*>/gi, '');
  const names = new Set(modern.match(/\/_next\/static\/[\w./~-]+\.js/g));
  if (names.size === 0) throw new Error('A page without scripts: is this the production build?');
  let bytes = 0;
  for (const name of names) {
    if (!sizes.has(name)) sizes.set(name, await gzipped(name));
    bytes += sizes.get(name)!;
  }
  return bytes / 1024;
}

async function gzipped(name: string): Promise<number> {
  const reply = await fetch(console_.origin + name);
  if (!reply.ok) throw new Error(`${name} answered ${reply.status}`);
  return gzipSync(Buffer.from(await reply.arrayBuffer())).byteLength;
}
