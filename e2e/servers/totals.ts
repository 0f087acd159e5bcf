import { forecastTotals } from '../../lib/testing/chameleon/compositions.ts';
import type { Dress } from '../../lib/testing/chameleon/dress.ts';
import type { Row } from '../../lib/testing/chameleon/world.ts';
import { ownersIn } from './judge-words.ts';
import type { Look } from './look.ts';

/** Whole numbers of seven digits and more: sums of money, whatever marks stand between their digits. */
function largeNumbersIn(text: string): string[] {
  // A connection is called by an id of its own, whose digits are no amount.
  const said = text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
  return [...said.matchAll(/\d[\d.,\u00a0\u202f]*/g)]
    .map(([number]) => number.replace(/[.,]\d\d?$/, '').replace(/\D/g, ''))
    .filter((digits) => digits.length >= 7);
}

const cents = (amount: unknown) => BigInt(String(amount).replace('.', ''));
const sumOf = (deals: readonly Row[]) => deals.reduce((sum, deal) => sum + cents(deal.amount), 0n);

/** The sums of deals by currency, and the same weighted with a stage's chance, in whole units rounded either way. */
function sumsOf(deals: readonly Row[], chance: number): { sums: string[]; allowed: Set<string> } {
  const currencies = [...new Set(deals.map((deal) => deal.currency))];
  const totals = currencies.map((currency) => sumOf(deals.filter((deal) => deal.currency === currency)));
  const sums = totals.map((total) => String(total / 100n));
  const weighted = totals.map((total) => (total * BigInt(chance)) / 10_000n);
  return { sums, allowed: new Set([...sums, ...weighted.flatMap((one) => [String(one), String(one + 1n)])]) };
}

/** The head of each column says how many deals stand in it and what they come to, or that it has not read all. */
export function boardTotals(dress: Dress, look: Look): string[] {
  const { world } = dress;
  return look.heads.flatMap((head) => {
    const owner = ownersIn(dress, head).find((one) => one.resource === 'stage');
    const stage = owner && world.find('stage', owner.id);
    if (!stage || /partial/.test(head)) return [];
    const deals = world
      .rows('deal')
      .filter((deal) => deal.stage_id === stage.id && deal.estado !== 'papelera');
    const { sums, allowed } = sumsOf(deals, Number(stage.probabilidad));
    const count = /^\s*(\d+)\s*$/m.exec(head)?.[1];
    const wrong = largeNumbersIn(head).filter((number) => !allowed.has(number));
    const missing = dress.disguise.wild ? [] : sums.filter((sum) => !largeNumbersIn(head).includes(sum));
    const named = `column ${stage.nombre}`;
    return [
      ...(count !== undefined && Number(count) !== deals.length
        ? [`${named} counts ${count} of ${deals.length}`]
        : []),
      ...wrong.map((number) => `${named} sums to ${number}, not ${sums.join(', ')}`),
      ...missing.map((sum) => `${named} does not say its sum ${sum}`),
    ];
  });
}

/** Every large number of the forecast is one that the server gave. */
export function forecastTotalsShown(dress: Dress, look: Look): string[] {
  const given = new Set(
    forecastTotals(dress, dress.world.rows('pipeline')[0]!.id).map((amount) => amount.split('.')[0]!),
  );
  return largeNumbersIn(look.text)
    .filter((number) => !given.has(number))
    .map((number) => `says ${number}, which is no total of the forecast`);
}
