/** How many attempts may run at once: over all endpoints, to one, and to one that nothing is known of yet. */
const TOTAL = 512;
const MOST = 64;
const FIRST = 4;

/**
 * Each endpoint's quota of the worker. It grows by one with each acknowledgement and halves with each failure, so
 * that an endpoint that hangs soon holds a single slot while a quick one has what it can use; no quota exceeds an
 * equal part of the whole.
 */
export class Quotas {
  readonly #quotas = new Map<number, number>();

  /** Attempts that may run at once to this endpoint when `busy` endpoints have work. */
  of(endpointId: number, busy: number): number {
    return Math.min(this.#quotas.get(endpointId) ?? FIRST, fairPart(busy));
  }

  /** The same for an endpoint that nothing is known of. */
  ofUnknown(busy: number): number {
    return Math.min(FIRST, fairPart(busy));
  }

  record(endpointId: number, acknowledged: boolean): void {
    const quota = this.#quotas.get(endpointId) ?? FIRST;
    this.#quotas.set(endpointId, acknowledged ? Math.min(MOST, quota + 1) : Math.max(1, quota >> 1));
  }
}

function fairPart(busy: number): number {
  return Math.max(1, Math.floor(TOTAL / Math.max(1, busy)));
}
