import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { Database } from '../lib/database/database.ts';
import { startSandboxOn } from '../sandbox/app.ts';
import { readConfig } from '../sandbox/config.ts';
import { type BesideDriver, besideDriver, lineOf, send } from './support/beside-driver.ts';
import { type BenchDatabase, benchPglite, benchPostgres } from './support/delivery-store.ts';
import { fillAppointments, fillContacts, fillDeals, fillEvents } from './support/fill-tables.ts';
import type { Load } from './support/http-load.ts';
import { planOf } from './support/plan.ts';

/**
 * The same requests at a small and at a large size of their tables, each beside its own statements through the driver
 * alone (bench/sandbox.ts holds that ratio to a target): costs must not grow with the table. PGlite, which one person
 * uses, is measured up to a tenth of the size. `node bench/sandbox-scale.ts pglite` measures one of the two.
 */
/** Requests a second at the large size, as a share of those at the small one. */
const GROWTH_TARGET = 0.5;
const KEY = 'sac_test_benchmark000';
const SECONDS = 1;
const ENDPOINTS = 5;
const CALENDARS = 12;

interface Case {
  readonly label: string;
  /** A table of the request's statements; it must be read by an index. */
  readonly table: 'deals' | 'contacts' | 'events' | 'appointments';
  readonly path: string;
  readonly body?: object;
}

/** A word as `fillContacts` spells it. */
const spelled = (seed: string, length: number) =>
  createHash('md5').update(seed).digest('hex').slice(0, length);

const deal = { title: 'Implementación ERP', amount: '12500000', currency: 'CLP' };

/** Cursors lie in the middle of the tables. */
function cases({ rows, contacts }: Size): readonly Case[] {
  const middle = Math.floor(rows / 2);
  return [
    { label: 'page of 100 deals', table: 'deals', path: '/deals?limit=100' },
    {
      label: 'page of 100 open deals, deep',
      table: 'deals',
      path: `/deals?limit=100&estado=abierto&cursor=${middle}`,
    },
    {
      label: `contact search by surname in ${contacts}`,
      table: 'contacts',
      path: `/contacts?search=${spelled('apellido7', 8)}`,
    },
    {
      label: `contact search of one in ${contacts}`,
      table: 'contacts',
      path: `/contacts?search=${spelled('email4321', 10)}@`,
    },
    { label: 'GET /events, deep', table: 'events', path: `/events?limit=100&cursor=${middle}` },
    {
      label: 'GET /events of one type, deep',
      table: 'events',
      path: `/events?limit=100&type=deal.won&cursor=${middle}`,
    },
    {
      label: `six early weeks of one of ${CALENDARS} calendars`,
      table: 'appointments',
      path: '/calendars/4/appointments?limit=100&date_from=2026-01-05&date_to=2026-02-15',
    },
    { label: `POST /deals with ${ENDPOINTS} endpoints`, table: 'deals', path: '/deals', body: deal },
  ];
}

interface Size {
  readonly rows: number;
  readonly contacts: number;
}

const small = { rows: 10_000, contacts: 10_000 };
const runs = [
  { open: benchPostgres, large: { rows: 1_000_000, contacts: 100_000 } },
  { open: benchPglite, large: { rows: 100_000, contacts: 100_000 } },
];
const asked = process.argv[2]?.toLowerCase();

/** What the subscribed endpoints are: the worker delivers to it while deals are made. */
const receiver = new Worker(join(import.meta.dirname, 'support/receiver-thread.ts'));
const [receiverPort] = await once(receiver, 'message');

let missed = false;
for (const { open, large } of runs) {
  const bench = await open();
  if (asked === undefined || bench.name.toLowerCase() === asked) await compare(bench, large);
  else await bench.close();
}
await receiver.terminate();
process.exitCode = missed ? 1 : 0;

async function compare({ name, database, close }: BenchDatabase, large: Size) {
  const sandbox = await startSandboxOn({
    config: {
      ...readConfig({ SANDBOX_SEED: 'none', SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1' }),
      ...{ port: 0, keys: [{ key: KEY, subaccountId: 1 }] },
    },
    log: pino(pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 })),
    database: { ...database, close },
  });
  await subscribe(sandbox.url);
  await openCalendars(sandbox.url);
  const at: Record<'small' | 'large', BesideDriver[]> = { small: [], large: [] };
  for (const [which, size] of [
    ['small', small],
    ['large', large],
  ] as const) {
    const started = performance.now();
    await fillDeals(database, size.rows);
    await fillContacts(database, size.contacts);
    await fillEvents(database, size.rows);
    await fillAppointments(database, size.rows);
    console.log(
      `${name}: filled to ${size.rows} rows in ${Math.round((performance.now() - started) / 1000)} s`,
    );
    for (const one of cases(size)) {
      const measured = await besideDriver(loadOf(sandbox.url, one), database, one.table, SECONDS);
      at[which].push(measured);
      console.log(
        `${lineOf(`${name}, ${size.rows} rows, ${one.label}`, measured)}; ${await plan(database, one, measured, size)}`,
      );
    }
    await forgetDue(database);
    const { rss, heapUsed } = process.memoryUsage();
    console.log(
      `${name}, ${size.rows} rows: ${megabytes(rss)} resident, ${megabytes(heapUsed)} of it JavaScript's heap`,
    );
  }
  for (const [index, one] of cases(large).entries()) {
    const before = at.small[index]!.http.perSecond;
    let growth = at.large[index]!.http.perSecond / before;
    if (growth < GROWTH_TARGET) {
      // Other programs' work slows a measurement down for seconds; what grows with the table does so every time.
      const again = await besideDriver(loadOf(sandbox.url, one), database, one.table, SECONDS);
      growth = Math.max(growth, again.http.perSecond / before);
      console.log(lineOf(`${name}, ${large.rows} rows, ${one.label}, once more`, again));
    }
    console.log(
      `${name}, ${one.label}: at ${large.rows} rows ${growth.toFixed(2)} of what it is at ${small.rows}`,
    );
    if (growth < GROWTH_TARGET) miss(`it falls below ${GROWTH_TARGET}`);
  }
  await sandbox.stop();
}

/** Endpoints on loopback that answer at once: what is measured includes that the worker signs, sends and records. */
async function subscribe(origin: string): Promise<void> {
  for (let n = 1; n <= ENDPOINTS; n++) {
    const body = { url: `http://127.0.0.1:${receiverPort}/hooks/${n}`, events: ['*'] };
    await send(loadOf(origin, { label: '', table: 'events', path: '/webhooks/endpoints', body }));
  }
}

async function openCalendars(origin: string): Promise<void> {
  for (let n = 1; n <= CALENDARS; n++) {
    const body = { slug: `calendario-${n}` };
    await send(loadOf(origin, { label: '', table: 'appointments', path: '/calendars', body }));
  }
}

/** What the driver alone queued faster than anybody could send shall not disturb the next measurement. */
async function forgetDue({ db }: Database): Promise<void> {
  await db.execute(sql`
    update deliveries set status = 'held', next_attempt_at = null where next_attempt_at is not null`);
}

function loadOf(origin: string, { path, body }: Case): Load {
  const headers = { authorization: `Bearer ${KEY}`, ...(body && { 'content-type': 'application/json' }) };
  const sent = body && { body: JSON.stringify(body) };
  return { origin, path: `/api/v1${path}`, headers, connections: 16, ...sent };
}

/** At the small size reading a table from end to end may be the cheapest way; at the large one it grows. */
async function plan(
  database: Database,
  { table, body }: Case,
  { statements }: BesideDriver,
  { rows }: Size,
): Promise<string> {
  const { indexes, scans } = await planOf(database, statements);
  if (rows > small.rows && !body && scans.includes(table)) miss(`it reads ${table} from end to end`);
  return `by ${indexes.join(', ') || 'no index'}`;
}

function miss(what: string): void {
  console.log(`  MISSED: ${what}`);
  missed = true;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
