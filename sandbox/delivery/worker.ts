import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { Agent } from 'undici';
import type { WebhookFaultKind } from '../../lib/contract/faults.ts';
import type { Database } from '../../lib/database/database.ts';
import { Wake } from '../core/wake.ts';
import type { Strikes } from '../faults/faults.ts';
import { type AttemptResult, attempt } from './attempt.ts';
import { CLAIMED_PER_SLOT, Claims, type Held } from './claims.ts';
import { guardedConnector, type Resolve } from './connector.ts';
import { DeliveryFaults, isForged, judged } from './delivery-faults.ts';
import type { NotifyOwner } from './notify-owner.ts';
import { claimDue, oldestDueSeconds, release } from './queue.ts';
import { Quotas } from './quotas.ts';
import { signedRequest } from './request.ts';
import { settle } from './settle.ts';
import type { Ended } from './settlement.ts';

export type DeliverySettings = {
  /** SANDBOX_RETRY_UNIT_MS: the minute of the retry schedule. */
  readonly retryUnitMs: number;
  /** SANDBOX_WEBHOOK_TIMEOUT_MS: one deadline for an attempt. */
  readonly webhookTimeoutMs: number;
  /** SANDBOX_ALLOW_INSECURE_WEBHOOKS: plain http and loopback. */
  readonly allowInsecureWebhooks: boolean;
};

export type DeliveryWorkerOptions = {
  readonly database: Pick<Database, 'db' | 'transaction'>;
  readonly settings: DeliverySettings;
  readonly log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Stops the worker: nothing more is claimed, what is under way ends and is recorded. */
  readonly signal: AbortSignal;
  readonly notifyOwner: NotifyOwner;
  /** What goes wrong on purpose; nothing without it. */
  readonly faults?: Strikes;
  readonly resolve?: Resolve;
  /** Told of each attempt that was made, or could not be. */
  readonly onAttempt?: ((outcome: AttemptOutcome, tookMs: number) => void) | undefined;
};

/** What an attempt came to: a 2xx, another answer, none, or nothing was sent for a fault of this machine's. */
export type AttemptOutcome = 'acknowledged' | 'refused' | 'no_answer' | 'not_tried';

export type DeliveryWorker = {
  /** Says that a delivery may be due now; without it the worker looks twice a second. */
  wake(): void;
  /** Seconds that the longest due delivery has waited. */
  oldestDueSeconds(): Promise<number>;
  /** What this process has under way, and how long ago, in milliseconds, it last asked the database for more. */
  underWay(): { readonly sending: number; readonly lastClaimMs: number };
  /** Resolves when the worker has drained after its signal. */
  readonly stopped: Promise<void>;
};

const POLL_MS = 500;
const RECORDED_AT_ONCE = 500;
/** Attempts that end within so many milliseconds are recorded together: a transaction costs more than its rows. */
const GATHER_MS = 15;
const RECORD_TRIES = 5;
/** A lease outlives the wait for a slot, the attempt itself and the recording. */
const LEASE_TIMEOUTS = CLAIMED_PER_SLOT + 1;

/** Starts the one loop that claims and sends, and the one that records. */
export function startDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const worker = new Worker(options);
  return {
    wake: () => worker.claimable.wake(),
    oldestDueSeconds: () => oldestDueSeconds(options.database.db, new Date()),
    underWay: () => worker.underWay,
    stopped: worker.run(),
  };
}

class Worker {
  readonly claimable = new Wake();
  readonly #recordable = new Wake();
  readonly #quotas = new Quotas();
  readonly #claims: Claims = new Claims(this.#quotas);
  readonly #options: DeliveryWorkerOptions;
  readonly #faults: DeliveryFaults;
  readonly #agent: Agent;
  #ended: Ended[] = [];
  #sending = 0;
  #claimedAt = performance.now();

  get underWay() {
    return { sending: this.#sending, lastClaimMs: performance.now() - this.#claimedAt };
  }

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
    this.#faults = new DeliveryFaults(options.faults ?? { strike: () => undefined }, options.log);
    const { allowInsecureWebhooks: allowInsecure, webhookTimeoutMs: timeoutMs } = options.settings;
    const { resolve } = options;
    this.#agent = new Agent({
      connect: guardedConnector({ allowInsecure, timeoutMs, ...(resolve && { resolve }) }),
    });
  }

  async run(): Promise<void> {
    const { signal } = this.#options;
    signal.addEventListener('abort', () => this.claimable.wake(), { once: true });
    await Promise.all([this.#claimAndSend(), this.#record()]);
    await this.#agent.close();
  }

  async #claimAndSend(): Promise<void> {
    const { signal, settings } = this.#options;
    const pollMs = Math.min(POLL_MS, Math.max(10, settings.retryUnitMs));
    while (!signal.aborted) {
      const claimed = await this.#claim();
      this.#sendReady();
      if (!claimed || !this.#claims.wantsMore()) await this.claimable.wait(pollMs);
    }
    await this.#giveBack(this.#claims.takeWaiting());
    this.#recordable.wake();
  }

  /** False where the database could not be asked. */
  async #claim(): Promise<boolean> {
    const { database, settings, log } = this.#options;
    const now = new Date();
    const lease = randomUUID();
    const until = new Date(now.getTime() + LEASE_TIMEOUTS * settings.webhookTimeoutMs);
    const room = this.#claims.room();
    try {
      const claimed = await claimDue(database.db, { now, lease, until, room });
      this.#claims.add(
        claimed.map((delivery) => ({ delivery, lease, until })),
        room,
      );
      this.#claimedAt = performance.now();
      return true;
    } catch (error) {
      log.warn({ err: error }, 'could not claim deliveries; trying again');
      return false;
    }
  }

  #sendReady(): void {
    for (const held of this.#claims.takeReady()) {
      this.#sending += 1;
      void this.#send(held).finally(() => {
        this.#sending -= 1;
        this.#claims.ended(held.delivery.endpointId);
        this.#recordable.wake();
        if (this.#options.signal.aborted) return;
        this.#sendReady();
        if (this.#claims.wantsMore()) this.claimable.wake();
      });
    }
  }

  async #send(held: Held): Promise<void> {
    const { webhookTimeoutMs, retryUnitMs } = this.#options.settings;
    const { delivery } = held;
    const startedAt = new Date();
    if (startedAt.getTime() + webhookTimeoutMs > held.until.getTime()) return this.#giveBack([held]);
    const fault = this.#faults.of(delivery);
    if (fault && fault.heldBackMs > 0) {
      await this.#giveBack([held], new Date(startedAt.getTime() + fault.heldBackMs));
      if (await this.#faults.givenBack(this.#options.database.db, delivery)) this.claimable.wake();
      return;
    }
    try {
      await this.#attempt(held, startedAt, fault?.kind);
    } catch (error) {
      this.#options.onAttempt?.('not_tried', Date.now() - startedAt.getTime());
      this.#options.log.error(
        { err: error, delivery: delivery.id },
        'could not try a delivery; trying again',
      );
      await this.#giveBack([held], new Date(startedAt.getTime() + retryUnitMs));
    }
  }

  async #attempt({ delivery, lease }: Held, startedAt: Date, fault: WebhookFaultKind | undefined) {
    const { settings, database } = this.#options;
    const request = signedRequest(delivery, startedAt, fault);
    const send = () => attempt(this.#agent, request, settings.webhookTimeoutMs);
    const result = fault ? judged(await send(), fault) : await send();
    this.#options.onAttempt?.(outcomeOf(result), result.duration);
    if (!isForged(fault)) this.#quotas.record(delivery.endpointId, result.error === null);
    this.#ended.push({ delivery, lease, request, startedAt, endedAt: new Date(), result, fault });
    if (await this.#faults.letOvertakenGo(database.db, delivery)) this.claimable.wake();
    if (fault !== 'duplicate') return;
    this.#recordable.wake();
    // What becomes of the copy is nobody's concern: the first one is what was answered.
    await send().catch(() => {});
  }

  async #giveBack(held: readonly Held[], until?: Date): Promise<void> {
    try {
      await release(this.#options.database.db, held, until);
    } catch (error) {
      this.#options.log.warn(
        { err: error },
        'could not give deliveries back; they are due when their lease ends',
      );
    }
  }

  async #record(): Promise<void> {
    while (!this.#options.signal.aborted || this.#sending > 0 || this.#ended.length > 0) {
      await this.#recordable.wait(POLL_MS);
      if (this.#ended.length > 0) await setTimeout(GATHER_MS);
      while (this.#ended.length > 0) await this.#recordBatch(this.#ended.splice(0, RECORDED_AT_ONCE));
    }
  }

  async #recordBatch(batch: readonly Ended[]): Promise<void> {
    const { database, settings, log, notifyOwner } = this.#options;
    for (let tries = 1; ; tries++) {
      try {
        const disabled = await database.transaction((tx) => settle(tx, batch, settings.retryUnitMs));
        for (const endpoint of disabled) notifyOwner(endpoint);
        return;
      } catch (error) {
        const deliveries = batch.map((one) => one.delivery.id);
        log.error({ err: error, deliveries }, 'could not record attempts');
        // Their leases end, they are due again: a receiver may see them twice, which it is told to expect.
        if (tries === RECORD_TRIES) return;
        await setTimeout(100 * 2 ** tries);
      }
    }
  }
}

function outcomeOf({ error, status }: AttemptResult): AttemptOutcome {
  if (error === null) return 'acknowledged';
  return status === null ? 'no_answer' : 'refused';
}
