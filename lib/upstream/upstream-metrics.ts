import { type Metrics, statusClass, waitBuckets } from '@/lib/metrics/metrics';
import { processWide } from '@/lib/store/process-wide';
import type { Called } from './call-upstream';
import { upstreamFigures } from './upstream-state';

type Watch = (operation: string, called: Called, tookMs: number, wasGivenUp: boolean) => void;

const holder = processWide('upstream-metrics', () => ({ watch: undefined as Watch | undefined }));

/** Tells what came of a call, where that is measured. */
export function measureCall(operation: string, called: Called, startedAt: number, wasGivenUp: boolean): void {
  holder.watch?.(operation, called, performance.now() - startedAt, wasGivenUp);
}

/** What a call came to: the class of the answer's status, or why there was none. `given_up`: the browser left. */
export function outcomeOf(called: Exclude<Called, { kind: 'busy' }>, wasGivenUp: boolean): string {
  if (called.kind === 'answer') return statusClass(called.status);
  return wasGivenUp && called.kind !== 'invalid' ? 'given_up' : called.kind;
}

/** A 5xx is one; what the browser gave up says nothing of the server. */
const isFailure = (outcome: string) => !['2xx', '3xx', '4xx', 'given_up'].includes(outcome);

/** Measures the calls to servers of the API: labels are ids of operations, never which connection or who. */
export function measureUpstream(metrics: Metrics): void {
  const { client, registry } = metrics;
  const registers = [registry];
  const durations = new client.Histogram({
    name: 'console_upstream_request_duration_seconds',
    help: 'From a call to its reply or its failure, waiting for its turn and all attempts included',
    labelNames: ['operation', 'outcome'],
    buckets: waitBuckets,
    registers,
  });
  const failures = new client.Counter({
    name: 'console_upstream_failures_total',
    help: 'Calls that were sent and failed: 5xx, timeout, no_reply, unreachable or invalid',
    labelNames: ['operation', 'reason'],
    registers,
  });
  const notSent = new client.Counter({
    name: 'console_upstream_not_sent_total',
    help: 'Calls that were not sent, the server being known not to answer or too many being under way',
    labelNames: ['operation', 'reason'],
    registers,
  });
  const retries = new client.Counter({
    name: 'console_upstream_retries_total',
    help: 'Attempts beyond the first',
    labelNames: ['operation'],
    registers,
  });
  holder.watch = (operation, called, tookMs, wasGivenUp) => {
    if (called.kind === 'busy') return notSent.inc({ operation, reason: called.reason });
    const outcome = outcomeOf(called, wasGivenUp);
    durations.observe({ operation, outcome }, tookMs / 1000);
    if (called.attempts > 1) retries.inc({ operation }, called.attempts - 1);
    if (isFailure(outcome)) failures.inc({ operation, reason: outcome });
  };
  addState(metrics);
}

function addState({ client, registry }: Metrics): void {
  const registers = [registry];
  new client.Gauge({
    ...{ name: 'console_upstream_connections', labelNames: ['state'], registers },
    help: 'Connections that this process has called, by how their server answers',
    collect() {
      for (const [state, count] of Object.entries(upstreamFigures().connections)) this.set({ state }, count);
    },
  });
  new client.Gauge({
    ...{ name: 'console_upstream_breakers_open', labelNames: ['scope'], registers },
    help: 'Breakers of this process that are open: of whole servers, and of single operations',
    collect() {
      for (const [scope, count] of Object.entries(upstreamFigures().breakersOpen)) this.set({ scope }, count);
    },
  });
  new client.Gauge({
    ...{ name: 'console_upstream_calls_waiting', registers },
    help: 'Calls that wait in this process until others have ended',
    collect() {
      this.set(upstreamFigures().waiting);
    },
  });
}
