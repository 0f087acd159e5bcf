import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../lib/database/database.ts';
import type { ReadContext, Woken, WriteContext } from '../core/context.ts';
import { DEFAULT_SUBACCOUNT } from '../core/public-page.ts';
import { runWrite } from '../http/run-write.ts';
import { answerBooking, showBooking } from './booking-routes.ts';
import type { Typed } from './check-submission.ts';
import { answerForm, showForm } from './form-routes.ts';
import { type Html, notice, stylesheet } from './layout.ts';
import { createRateLimit } from './rate-limit.ts';
import { readFields } from './read-fields.ts';

export interface PublicPagesOptions {
  readonly database: Database;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** Called after each commit. */
  readonly onCommit: (woken: Woken) => void;
  readonly log: Logger;
}

/** What a public page may do: read, and write in one transaction with its events. */
export interface Visit {
  readonly slug: string;
  readonly query: URLSearchParams;
  /** Where the page's form is posted: the page's own address. */
  readonly action: string;
  readonly read: ReadContext;
  write<T>(verb: (context: WriteContext) => Promise<T>): Promise<T>;
}

export interface Page {
  readonly status: number;
  readonly html: Html;
}

type Env = { Bindings: HttpBindings };

const POSTS_A_MINUTE = 20;
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** The pages outside the API that anybody may open: `/f/{slug}` takes submissions, `/b/{slug}` bookings. */
export function createPublicPages(options: PublicPagesOptions): Hono<Env> {
  const limit = createRateLimit(POSTS_A_MINUTE, 60_000);

  const show = (page: (visit: Visit) => Promise<Page>) => (c: Context<Env>) =>
    answer(c, options, () => page(visitOf(c, options)));

  const take = (page: (visit: Visit, typed: Typed) => Promise<Page>) => (c: Context<Env>) =>
    answer(c, options, async () => {
      const wait = limit.take(c.env.incoming.socket.remoteAddress ?? '', options.clock().getTime());
      if (wait > 0) {
        c.header('Retry-After', String(wait));
        return {
          status: 429,
          html: notice('Demasiados envíos', `Espera ${wait} segundos y vuelve a enviar.`),
        };
      }
      const typed = await readFields(c.env.incoming);
      if (!typed)
        return {
          status: 413,
          html: notice('Envío demasiado grande', 'Acorta los textos y vuelve a enviar.'),
        };
      return page(visitOf(c, options), typed);
    });

  return new Hono<Env>()
    .get('/public.css', (c) => c.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/f/:slug', show(showForm))
    .post('/f/:slug', take(answerForm))
    .get('/b/:slug', show(showBooking))
    .post('/b/:slug', take(answerBooking));
}

async function answer(c: Context<Env>, { log }: PublicPagesOptions, work: () => Promise<Page>) {
  const page = await work().catch((error: unknown) => {
    log.error({ err: error, path: c.req.path }, 'a public page failed');
    return { status: 500, html: notice('Algo falló', 'Nada se guardó. Vuelve a intentarlo en un momento.') };
  });
  return c.html(page.html, page.status as 200, HEADERS);
}

function visitOf(c: Context<Env>, { database, publicUrl, clock, onCommit }: PublicPagesOptions): Visit {
  const { pathname, search, searchParams } = new URL(c.req.url);
  const account = searchParams.get('cuenta') ?? '';
  const subaccountId = /^[1-9]\d{0,8}$/.test(account) ? Number(account) : DEFAULT_SUBACCOUNT;
  const shared = { subaccountId, now: clock(), publicUrl: publicUrl() };
  return {
    slug: pathname.split('/').at(-1)!,
    query: searchParams,
    action: `${pathname}${search}`,
    read: { ...shared, db: database.db },
    write: async (verb) => {
      let result: Awaited<ReturnType<typeof verb>> | undefined;
      const woken = await runWrite(database, {
        ...shared,
        status: 200,
        keyed: undefined,
        verb: async (context) => {
          result = await verb(context);
          return null;
        },
      });
      onCommit(woken);
      return result!;
    },
  };
}
