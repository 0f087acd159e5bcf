import type { Transaction } from '../../lib/database/database.ts';
import type { WriteContext } from '../core/context.ts';
import { appendEvents, type Emitted } from '../outbox/append.ts';

/** Something that happened in the demo's past: a write of the services, at its moment. */
export type Step = { readonly at: Date; readonly write: (context: WriteContext) => Promise<unknown> };

/** Carries out the steps in the order of their moments, each with its events, as requests would have. */
export async function carryOut(tx: Transaction, subaccountId: number, steps: readonly Step[]): Promise<void> {
  const ordered = [...steps].sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, write } of ordered) {
    const emitted: Emitted[] = [];
    await write({
      db: tx,
      subaccountId,
      now: at,
      publicUrl: '',
      emit: (type, data, previous) => emitted.push({ type, data, previous }),
      wakes: () => {},
    });
    await appendEvents(tx, subaccountId, at, emitted);
  }
}
