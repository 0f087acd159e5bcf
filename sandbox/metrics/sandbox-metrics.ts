import { addConnections } from '../../lib/metrics/database-connections.ts';
import { createMetrics, type Metrics, statusClass, waitBuckets } from '../../lib/metrics/metrics.ts';
import type { DeliveryWorker, DeliveryWorkerOptions } from '../delivery/worker.ts';
import type { ApiOptions } from '../http/api.ts';
import type { WriteQueue, WriteWatch } from '../http/write-queue.ts';
import { addDatabaseReadings, type ReadingsOptions } from './database-readings.ts';

/** The instruments of a sandbox, to be told by those whose work they measure. Labels: ids of operations, and words below. */
export type SandboxMetrics = {
  readonly metrics: Metrics;
  readonly onAnswered: NonNullable<ApiOptions['onAnswered']>;
  readonly onAttempt: NonNullable<DeliveryWorkerOptions['onAttempt']>;
  readonly writes: Required<WriteWatch>;
  /** Adds what is asked for at a scrape, once what it is asked of is there. */
  readonly watch: (parts: Parts & ReadingsOptions) => void;
};

type Parts = {
  readonly writes: Pick<WriteQueue, 'waiting'>;
  readonly worker: Pick<DeliveryWorker, 'underWay'>;
};

export async function createSandboxMetrics(): Promise<SandboxMetrics> {
  const metrics = await createMetrics();
  const { client, registry } = metrics;
  const registers = [registry];
  const requests = new client.Counter({
    ...{ name: 'sandbox_http_requests_total', labelNames: ['operation', 'status'], registers },
    help: 'Requests of the API that were answered, by operation and class of status',
  });
  const durations = new client.Histogram({
    ...{
      name: 'sandbox_http_request_duration_seconds',
      labelNames: ['operation'],
      buckets: waitBuckets,
      registers,
    },
    help: 'From the headers of a request of the API to its answer',
  });
  const waits = new client.Histogram({
    ...{ name: 'sandbox_write_wait_seconds', buckets: waitBuckets, registers },
    help: 'How long writes waited in this process for their transaction to begin',
  });
  const commits = new client.Histogram({
    ...{ name: 'sandbox_event_visibility_lag_seconds', buckets: waitBuckets, registers },
    help: 'From the append of events that writes caused until they can be read: the commit, there is no sequencer',
  });
  const attempts = new client.Counter({
    ...{ name: 'sandbox_delivery_attempts_total', labelNames: ['outcome'], registers },
    help: 'Attempts to deliver: acknowledged, refused, no_answer, or not_tried for a fault of this machine',
  });
  const attemptDurations = new client.Histogram({
    ...{ name: 'sandbox_delivery_attempt_duration_seconds', buckets: waitBuckets, registers },
    help: 'From the start of an attempt to deliver to the end of the answer or the failure',
  });
  return {
    metrics,
    onAnswered: (operation = 'none', status, ms) => {
      requests.inc({ operation, status: statusClass(status) });
      durations.observe({ operation }, ms / 1000);
    },
    onAttempt: (outcome, ms) => {
      attempts.inc({ outcome });
      if (outcome !== 'not_tried') attemptDurations.observe(ms / 1000);
    },
    writes: {
      onBegun: (ms) => waits.observe(ms / 1000),
      onCommitted: (ms) => commits.observe(ms / 1000),
    },
    watch: (parts) => {
      addProcessGauges(metrics, parts);
      addConnections(metrics, 'sandbox', () => parts.database.connections());
      addDatabaseReadings(metrics, parts);
    },
  };
}

function addProcessGauges({ client, registry }: Metrics, { writes, worker }: Parts): void {
  const registers = [registry];
  new client.Gauge({
    ...{ name: 'sandbox_writes_waiting', registers },
    help: 'Writes that wait in this process for their transaction',
    collect() {
      this.set(writes.waiting);
    },
  });
  new client.Gauge({
    ...{ name: 'sandbox_deliveries_sending', registers },
    help: 'Attempts to deliver that this process has under way',
    collect() {
      this.set(worker.underWay().sending);
    },
  });
  new client.Gauge({
    ...{ name: 'sandbox_delivery_worker_lag_seconds', registers },
    help: 'Since the worker of this process last asked the database for due deliveries and got an answer',
    collect() {
      this.set(worker.underWay().lastClaimMs / 1000);
    },
  });
}
