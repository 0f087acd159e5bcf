import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../lib/database/database.ts';
import type { Answers } from '../../lib/rules/forms/answers.ts';
import type { Clocks } from '../clock/clocks.ts';
import type { Woken } from '../core/context.ts';
import { DEFAULT_SUBACCOUNT } from '../core/public-page.ts';
import type { WriteQueue } from '../http/write-queue.ts';
import {
  appointmentFile,
  cancelByVisitor,
  moveByVisitor,
  showAppointment,
  showMove,
} from './appointment-routes.ts';
import { answerBooking, showBooking } from './booking-routes.ts';
import { bookingWords } from './booking-words.ts';
import { answerForm, isStep, showForm, showThanks } from './form-routes.ts';
import { formScript } from './form-scripts.ts';
import { readerOf } from './language.ts';
import { notice, stylesheet } from './layout.ts';
import { policyOf } from './policy.ts';
import { createRateLimit } from './rate-limit.ts';
import { readFields } from './read-fields.ts';
import type { Page, Visit } from './visit.ts';

export interface PublicPagesOptions {
  readonly database: Database;
  readonly writes: WriteQueue;
  readonly publicUrl: () => string;
  readonly clocks: Pick<Clocks, 'now'>;
  /** The machine's time: limits go by it. */
  readonly machine: () => Date;
  /** Called after each commit; the page waits for it. */
  readonly onCommit: (woken: Woken) => Promise<void>;
  readonly log: Logger;
}

type Env = { Bindings: HttpBindings };

const POSTS_A_MINUTE = 20;
/** Steps of a form that are walked through, which store nothing. */
const LOOKS_A_MINUTE = 120;
const HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Language',
};
const CALENDAR_FILE = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="cita.ics"',
};

/**
 * The pages outside the API that anybody may open: `/f/{slug}` takes submissions, `/b/{slug}` bookings, and below it a
 * visitor finds their own.
 */
export function createPublicPages(options: PublicPagesOptions): Hono<Env> {
  const limit = createRateLimit(POSTS_A_MINUTE, 60_000);
  const looks = createRateLimit(LOOKS_A_MINUTE, 60_000);

  const show = (page: (visit: Visit) => Promise<Page>) => (c: Context<Env>) =>
    answer(c, options, () => page(visitOf(c, options)));

  const take =
    (
      page: (visit: Visit, typed: Answers) => Promise<Page>,
      isLook: (typed: Answers) => boolean = () => false,
    ) =>
    (c: Context<Env>) =>
      answer(c, options, async () => {
        const { language } = readerFor(c);
        const words = bookingWords[language];
        const caller = c.env.incoming.socket.remoteAddress ?? '';
        const now = options.machine().getTime();
        const tooMany = (wait: number): Page => {
          c.header('Retry-After', String(wait));
          return { status: 429, html: notice(words.tooMany, words.tooManyHint(wait), language) };
        };
        const patience = looks.take(caller, now);
        if (patience > 0) return tooMany(patience);
        const typed = await readFields(c.env.incoming);
        if (!typed) return { status: 413, html: notice(words.tooLarge, words.tooLargeHint, language) };
        const wait = isLook(typed) ? 0 : limit.take(caller, now);
        return wait > 0 ? tooMany(wait) : page(visitOf(c, options), typed);
      });

  const own = '/b/:slug/citas/:token';
  return new Hono<Env>()
    .get('/public.css', (c) => c.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/f/:slug', show(showForm))
    .post('/f/:slug', take(answerForm, isStep))
    .get('/f/:slug/gracias', show(showThanks))
    .get('/public-form/:name', (c) => {
      const script = formScript(c.req.param('name'));
      return script === undefined
        ? c.notFound()
        : c.body(script, 200, {
            'Content-Type': 'text/javascript; charset=utf-8',
            'Cache-Control': 'no-cache',
          });
    })
    .get('/b/:slug', show(showBooking))
    .post('/b/:slug', take(answerBooking))
    .get(own, show(showAppointment))
    .post(own, take(cancelByVisitor))
    .get(`${own}/mover`, show(showMove))
    .post(`${own}/mover`, take(moveByVisitor))
    .get(`${own}/cita.ics`, show(appointmentFile));
}

async function answer(c: Context<Env>, { log }: PublicPagesOptions, work: () => Promise<Page>) {
  const { language } = readerFor(c);
  const page = await work().catch((error: unknown): Page => {
    log.error({ err: error, path: c.req.routePath }, 'a public page failed');
    const words = bookingWords[language];
    return { status: 500, html: notice(words.failed, words.failedHint, language) };
  });
  if (c.req.param('token')) c.header('X-Robots-Tag', 'noindex');
  const headers = { ...HEADERS, 'Content-Security-Policy': policyOf() };
  if ('redirect' in page) return c.body(null, 303, { ...headers, Location: page.redirect });
  if ('calendarFile' in page) return c.body(page.calendarFile, 200, { ...headers, ...CALENDAR_FILE });
  return c.html(page.html, page.status as 200, {
    ...HEADERS,
    'Content-Security-Policy': policyOf(page.allows),
    'Content-Language': page.language ?? language,
  });
}

function readerFor(c: Context<Env>) {
  return readerOf(c.req.header('accept-language'));
}

function visitOf(
  c: Context<Env>,
  { database, writes, publicUrl, clocks, onCommit }: PublicPagesOptions,
): Visit {
  const { pathname, searchParams } = new URL(c.req.url);
  const account = searchParams.get('cuenta') ?? '';
  const subaccountId = /^[1-9]\d{0,8}$/.test(account) ? Number(account) : DEFAULT_SUBACCOUNT;
  const shared = { subaccountId, now: clocks.now(subaccountId), publicUrl: publicUrl() };
  return {
    slug: c.req.param('slug') ?? '',
    token: c.req.param('token') ?? '',
    path: pathname,
    query: searchParams,
    reader: readerFor(c),
    read: { ...shared, db: database.db },
    write: async (verb, key) => {
      const keyed = key === undefined ? undefined : { ...shared, key, fingerprint: key };
      const { answer, ...woken } = await writes.run({ ...shared, status: 200, keyed, verb });
      await onCommit(woken);
      if ('refusal' in answer) throw answer.refusal;
      return JSON.parse(answer.body);
    },
  };
}
