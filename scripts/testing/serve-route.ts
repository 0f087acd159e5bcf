import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { POST } from '../../examples/receivers/next/route.ts';

/** Serves the route handler of the examples at `PORT`, as its framework would. */
createServer(getRequestListener(POST)).listen(Number(process.env.PORT), '127.0.0.1');
