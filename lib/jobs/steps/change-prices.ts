import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { savePrice } from '@/lib/api/contract/catalog';
import { NOT_APPLIED } from '@/lib/api/in-doubt';
import type { Id } from '@/lib/api/loose';
import { outcomeOf } from '@/lib/api/outcome';
import { keyOfArea, type Target } from '@/lib/api/queries';
import type { PriceRecord } from '@/lib/api/records';
import { type Intent, isSame, type Standing, standingOf } from '@/lib/catalog/change/standing';
import { type KnownPrice, knownPrice, priceBody } from '@/lib/catalog/price';
import { readPricesAtOnce } from '@/lib/catalog/prices-of';
import { type Attempt, Ended, type SentBy } from '../attempt';
import type { JobItem } from '../job';
import type { JobKind } from '../job-kind';
import { verdictOf } from '../verdict';

/** One price of a product: everything to finish or undo its change is in the item, which is kept before any is sent. */
export type PriceItem = JobItem & Intent & { readonly productId: Id };

/**
 * Changes prices one by one: each in its place, or closed and opened anew. It looks at the product first, each time: a
 * price that is no longer as it was in the preview is passed over, and one that was left between the two is finished.
 * Where the server refuses the second, the first is put back.
 */
export const changePrices: JobKind<PriceItem, { readonly from: string | null }> = {
  async send(item, attempt, { target }) {
    const isBegun = attempt.hasReached || attempt.isUnsure;
    const standing = standingOf(await readPricesAtOnce(item.productId, target), item);
    const { steps } = item;
    if (!isBegun && standing !== 'before') throw passedOver();
    if (standing === 'after') return;
    if (standing === 'changed' || standing === 'blocked')
      throw steps.kind === 'replace' ? passedOver() : stuck(standing);
    // What it had reached was put back, by an earlier try or by hand.
    if (standing === 'before' && attempt.hasReached) attempt.putBack();
    const save = saving(item, attempt, target);
    if (steps.kind === 'replace') return save('replace', steps.to, 'after', { isKeptFirst: true });
    if (standing === 'before') await save('close', steps.close, 'between', { isKeptFirst: true });
    else attempt.reached('close');
    // One that the server answered well and did not do is sent again.
    if ('reply' in (attempt.steps.open ?? {})) attempt.putBack('open');
    const isSecondTry = attempt.steps.open?.openSince !== undefined;
    try {
      await save('open', steps.open, 'after');
    } catch (error) {
      if (!isLastWord(error, isSecondTry)) throw error;
      const now = standingOf(await readPricesAtOnce(item.productId, target), item);
      if (now === 'after') return;
      if (now !== 'between') throw stuck(now);
      await save('undo', item.old, 'before', { isKeptFirst: true });
      attempt.putBack();
      attempt.made = { note: 'put_back' };
      const isRefusal = error instanceof ApiError && outcomeOf(error) === 'refused';
      throw isRefusal ? error : new Ended('refused', error.code, error.message);
    }
  },
  refresh: (client, target) => client.invalidateQueries({ queryKey: keyOfArea('catalog', target) }),
};

/** Whether the price is not to be opened: refused, not done, or the server failed at it twice. */
function isLastWord(error: unknown, isSecondTry: boolean): error is ApiError | Ended {
  if (error instanceof Ended) return error.code === NOT_APPLIED;
  if (!(error instanceof ApiError)) return false;
  const { kind } = verdictOf(error, isSecondTry ? 2 : 1);
  return kind === 'refusal' || kind === 'unknown';
}

/** Saves that are believed by what the server answered, or by how the product stands then: not by its 200 alone. */
function saving(item: PriceItem, attempt: Attempt, target: Target) {
  const path = { producto_id: item.productId };
  return async (name: string, price: KnownPrice, expected: Standing, options?: { isKeptFirst: boolean }) => {
    const sent = { path, body: priceBody(price) };
    // Sent before, without an answer: it may arrive after this one.
    const openSince = attempt.steps[name]?.openSince;
    // What became of one without an answer is seen by the look of the next try.
    const isAnswered = await attempt.step(
      name,
      async ({ idempotencyKey }: SentBy) =>
        isAsSent(await call(savePrice, sent, { ...target, idempotencyKey }), price),
      options,
    );
    if (isAnswered) return;
    const now = standingOf(await readPricesAtOnce(item.productId, target), item);
    if (now === expected) return;
    const isOpen = now === 'before' && openSince !== undefined;
    if (isOpen) attempt.leaveOpen(name, openSince);
    else attempt.putBack(now === 'before' ? undefined : name === 'open' ? name : '');
    throw new Ended(
      isOpen ? 'unknown' : now === 'before' ? 'refused' : 'partial',
      NOT_APPLIED,
      'The server responded without an error but did not save the change.',
    );
  };
}

function isAsSent(reply: PriceRecord, price: KnownPrice): boolean {
  const saved = knownPrice(reply);
  const isItself = price.id === undefined || String(saved?.id) === String(price.id);
  return saved !== undefined && isItself && isSame(saved, price);
}

const passedOver = () =>
  new Ended('skipped', 'price_changed', 'Left as it is: the price was changed since the preview.');

function stuck(standing: Standing): Ended {
  return standing === 'blocked'
    ? new Ended(
        'partial',
        'price_blocked',
        'The price was ended, and another one stands where the new one should.',
      )
    : new Ended(
        'partial',
        'price_changed',
        'Begun, and then somebody else changed the price. Look at the product.',
      );
}
