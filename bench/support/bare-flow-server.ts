import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { workflowOf } from './workflow-upstream.ts';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export interface BareGraph {
  readonly box: Box;
  readonly nodes: { id: string; position: { x: number; y: number }; data: { label: string } }[];
  readonly edges: { id: string; source: string; target: string }[];
}

export interface BareFlowServer {
  readonly origin: string;
  /** Where on the page the canvas lies: where the editor's does. */
  box: Box;
  stop(): Promise<unknown>;
}

/** Serves a page with a bare React Flow of the same workflow, `/500` with 500 steps, built for production. */
export async function startBareFlow(): Promise<BareFlowServer> {
  const files = await bundled();
  const server = createServer((request, reply) => {
    const send = (type: string, body: string | Uint8Array) => {
      const isKept = type !== 'text/html' && type !== 'application/json';
      reply.writeHead(200, {
        'content-type': type,
        'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-store',
      });
      reply.end(body);
    };
    const path = request.url ?? '/';
    const file = files.get(path);
    if (file !== undefined) send(path.endsWith('.css') ? 'text/css' : 'text/javascript', file);
    else if (path.startsWith('/graph/')) send('application/json', JSON.stringify(graphOf(path, bare.box)));
    else send('text/html', pageWith([...files.keys()]));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const bare: BareFlowServer = {
    origin: `http://127.0.0.1:${port}`,
    box: { left: 220, top: 100, width: 830, height: 800 },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return bare;
}

/** What Vite makes of the page, by path. */
async function bundled(): Promise<Map<string, string | Uint8Array>> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      write: false,
      target: 'esnext',
      rollupOptions: { input: join(import.meta.dirname, 'bare-flow.tsx') },
    },
  });
  const [bundle] = [made].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing');
  return new Map(
    bundle.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

function pageWith(files: readonly string[]): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare React Flow</title>',
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...scripts.map((file) => `<script type="module" src="${file}"></script>`),
    '<body style="margin:0"><main></main></body></html>',
  ].join('');
}

function graphOf(path: string, box: Box): BareGraph {
  const { graph, triggers } = workflowOf(Number(path.slice('/graph/'.length)));
  return {
    box,
    nodes: [...triggers, ...graph.nodes].map(({ id, position }) => ({ id, position, data: { label: id } })),
    edges: graph.edges.map(({ id, source, target }) => ({ id, source, target })),
  };
}
