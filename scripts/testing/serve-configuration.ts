import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import * as compare from '../../app/api/console/configuration/compare/route';
import * as connection from '../../app/api/console/configuration/connection/route';
import * as files from '../../app/api/console/configuration/files/route';
import * as approve from '../../app/api/console/configuration/plans/[id]/approve/route';
import * as begin from '../../app/api/console/configuration/plans/[id]/begin/route';
import * as finish from '../../app/api/console/configuration/plans/[id]/finish/route';
import * as record from '../../app/api/console/configuration/plans/[id]/records/[position]/route';
import * as plan from '../../app/api/console/configuration/plans/[id]/route';
import * as plans from '../../app/api/console/configuration/plans/route';

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

/** What a program with a token asks for, by the paths that Next gives them. */
const routes: Readonly<Record<string, { readonly GET?: Handler; readonly POST?: Handler }>> = {
  connection,
  files,
  compare,
  plans,
  'plans/:id': plan,
  'plans/:id/approve': approve,
  'plans/:id/begin': begin,
  'plans/:id/records/:position': record,
  'plans/:id/finish': finish,
};

/** The console's own handlers of configuration at a port of this machine, as Next would call them. */
export async function serveConfiguration(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const known = Object.entries(routes).map(([path, handlers]) => ({
    pattern: new URLPattern({ pathname: `/api/console/configuration/${path}` }),
    handlers,
  }));
  const answer = async (request: Request): Promise<Response> => {
    for (const { pattern, handlers } of known) {
      const found = pattern.exec(request.url)?.pathname.groups;
      const handler = found && handlers[request.method as 'GET' | 'POST'];
      if (handler) return handler(request, { params: Promise.resolve(found as never) });
    }
    return new Response('There is no such page', { status: 404 });
  };
  const server = createServer(getRequestListener(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
