import type { PriceRecord } from '@/lib/api/records';
import { type KnownPrice, knownPrice } from '@/lib/catalog/price';
import { tierIssues } from '@/lib/contract/tier-issues';
import { compareDecimals } from '@/lib/format/decimal';
import type { Tier } from '@/lib/rules/prices/amounts';
import { type PriceTerms, shareADay, termsKey } from '@/lib/rules/prices/terms';
import { knownWords } from './columns';
import { type CsvIssue, type CsvRow, meantWord, termsAsMeant } from './read-row';

/** What becomes of a row: `left` where there is nothing to do, or nothing that the file says anything of. */
export type Fate = {
  readonly row: CsvRow;
  readonly what: 'made' | 'changed' | 'removed' | 'left' | 'failed';
  /** What one piece costs now and afterwards. */
  readonly before?: string;
  readonly after?: string;
  readonly issues: readonly CsvIssue[];
  /** The last day of the price and the last quantity of the tier, null where open: once saved, and before where other. */
  readonly ends?: Ends;
  readonly ended?: Ends;
};

export type Ends = { readonly day: string | null; readonly quantity: number | null };

/** What one price of one product comes to: `after` is what is saved, undefined where nothing is, null where it goes. */
export type PricePlan = {
  readonly rows: readonly CsvRow[];
  readonly before: KnownPrice | undefined;
  readonly after: KnownPrice | null | undefined;
  readonly fates: readonly Fate[];
};

/** Words that prices of this server have, by what the API calls the same. */
export type SeenWords = Readonly<Record<'tipo_precio' | 'periodicidad', ReadonlyMap<string, string>>>;

/**
 * What rows of one product make of its prices. A price is known by its terms and the day that it begins on, a tier by
 * the quantity that it begins at; what no row names stays. A price is saved whole or not at all: a row of it that
 * fails fails the others.
 */
export function planPrices(
  rows: readonly CsvRow[],
  records: readonly PriceRecord[],
  words: SeenWords,
): readonly PricePlan[] {
  const known = records.map((record) => ({ record, price: knownPrice(record) }));
  const unread = known.flatMap(({ record, price }) => (price ? [] : [record]));
  const saved = known.flatMap(({ price }) => price ?? []);
  const groups = Map.groupBy(rows, (row) => keyOf(row.terms!));
  const byKey = Map.groupBy(saved, keyOf);
  const plans = [...groups].map(([key, group]) => {
    const named = byKey.get(key) ?? [];
    const issue = issueOfGroup(group, named, unread, words);
    return issue ? failed(group, named[0], issue) : planPrice(group, named[0], words);
  });
  return withoutOverlaps(plans, saved);
}

/** Two prices of one key would both hold on the day that they begin on. */
function keyOf(price: KnownPrice | NonNullable<CsvRow['terms']>): string {
  return `${termsKey(asMeant(price))}|${price.vigencia_desde ?? ''}`;
}

type Told = { readonly row: CsvRow; readonly issue: CsvIssue };
const tell = (row: CsvRow, column: CsvIssue['column'], issue: string, line?: number): Told => ({
  row,
  issue: {
    column,
    issue,
    value: column === 'row' ? '' : row.text[column],
    ...(line !== undefined && { line }),
  },
});

function issueOfGroup(
  group: readonly CsvRow[],
  named: readonly KnownPrice[],
  unread: readonly PriceRecord[],
  words: SeenWords,
): Told | undefined {
  const first = group[0]!;
  const bad = group.find(({ issues }) => issues.length > 0);
  if (bad) return { row: bad, issue: bad.issues[0]! };
  if (named.length > 1) return tell(first, 'row', 'ambiguous_price');
  if (named[0] && named[0].id === undefined) return tell(first, 'row', 'unreadable_price');
  if (named.length === 0 && unread.some((record) => mayBe(record, first))) {
    return tell(first, 'row', 'unreadable_price');
  }
  const other = group.find(
    ({ terms, says }) => says.end && terms!.vigencia_hasta !== first.terms!.vigencia_hasta,
  );
  if (other) return tell(other, 'vigencia_hasta', 'other_end', first.line);
  const seen = new Map<number | undefined, CsvRow>();
  for (const row of group) {
    const earlier = seen.get(row.tier?.desde);
    if (earlier) return tell(row, 'row', 'duplicate', earlier.line);
    seen.set(row.tier?.desde, row);
  }
  if (named.length > 0) return undefined;
  const { tipo_precio, periodicidad } = first.terms!;
  if (!isWord('tipo_precio', tipo_precio, words)) return tell(first, 'tipo_precio', 'unknown_word');
  if (periodicidad !== null && !isWord('periodicidad', periodicidad, words)) {
    return tell(first, 'periodicidad', 'unknown_word');
  }
  return undefined;
}

function isWord(name: keyof SeenWords, word: string, seen: SeenWords): boolean {
  return (knownWords[name] as readonly string[]).includes(word) || seen[name].has(word);
}

/** Whether a price of which not all can be read may be what the row means: nothing that can be read is another. */
function mayBe(record: PriceRecord, { terms }: CsvRow): boolean {
  const { moneda } = record;
  const tipo_precio = record.tipo_precio && meantWord('tipo_precio', record.tipo_precio);
  const periodicidad = record.periodicidad && meantWord('periodicidad', record.periodicidad);
  if (moneda !== undefined && moneda.toUpperCase() !== terms!.moneda) return false;
  if (tipo_precio !== undefined && tipo_precio !== terms!.tipo_precio) return false;
  return periodicidad === undefined || tipo_precio === 'unico' || periodicidad === terms!.periodicidad;
}

function failed(group: readonly CsvRow[], before: KnownPrice | undefined, told: Told): PricePlan {
  const because: CsvIssue = { column: 'row', issue: 'price_failed', value: '', line: told.row.line };
  return {
    rows: group,
    before,
    after: undefined,
    fates: group.map((row) => ({
      row,
      what: 'failed',
      issues: row.issues.length > 0 ? row.issues : [row === told.row ? told.issue : because],
    })),
  };
}

function planPrice(group: readonly CsvRow[], before: KnownPrice | undefined, words: SeenWords): PricePlan {
  const base = group.find(({ tier }) => tier === null);
  const tiers = group.filter(({ tier }) => tier !== null);
  if (base?.monto === null) return planRemoval(group, base, tiers, before);
  const monto = base?.monto ?? before?.monto;
  if (monto === undefined) {
    const added = tiers.find((row) => row.monto !== null);
    if (added) return failed(group, before, tell(added, 'row', 'base_required'));
    return { rows: group, before, after: undefined, fates: group.map((row) => fate(row, 'left')) };
  }
  const tramos = mergedTiers(before?.tramos ?? [], tiers);
  const wrong = tierIssues(tramos)[0];
  if (wrong) {
    const at = tramos[wrong.index]!.desde;
    const row = tiers.find(({ tier }) => tier!.desde === at) ?? tiers[0] ?? group[0]!;
    return failed(group, before, tell(row, `tramo_${wrong.field}`, tierWords[wrong.issue]));
  }
  const { terms, says } = group[0]!;
  const vigencia_hasta = says.end || !before ? terms!.vigencia_hasta : before.vigencia_hasta;
  const after: KnownPrice = before
    ? { ...before, monto: kept(before.monto, monto), vigencia_hasta, tramos }
    : { ...inWords(terms!, words), monto, tramos };
  const fates = group.map((row) => {
    const was = row.tier === null ? before : before?.tramos.find(({ desde }) => desde === row.tier!.desde);
    if (row.monto === null) return was ? fate(row, 'removed', was.monto) : fate(row, 'left');
    const is = row.tier === null ? after : tramos.find(({ desde }) => desde === row.tier!.desde)!;
    const ends = endsOf(after, is);
    if (!was) return { ...fate(row, 'made', undefined, row.monto), ends };
    const ended = endsOf(before!, was);
    const hasMoved = ended.day !== ends.day || ended.quantity !== ends.quantity;
    const isOther = hasMoved || compareDecimals(was.monto, row.monto) !== 0;
    const told = fate(row, isOther ? 'changed' : 'left', was.monto, row.monto);
    return { ...told, ends, ...(hasMoved && { ended }) };
  });
  const hasChanged = !before || fates.some(({ what }) => what !== 'left');
  return { rows: group, before, after: hasChanged ? after : undefined, fates };
}

const endsOf = ({ vigencia_hasta }: KnownPrice, of: KnownPrice | Tier): Ends => ({
  day: vigencia_hasta,
  quantity: 'hasta' in of ? of.hasta : null,
});

/** New terms in the words that the server has for them. */
function inWords<Terms extends PriceTerms>(terms: Terms, words: SeenWords): Terms {
  const { tipo_precio: type, periodicidad: period } = terms;
  return {
    ...terms,
    tipo_precio: words.tipo_precio.get(type) ?? type,
    periodicidad: period && (words.periodicidad.get(period) ?? period),
  };
}

const tierWords = { gap: 'tier_gap', overlap: 'tier_overlap', before_start: 'tier_before_start' } as const;

function fate(row: CsvRow, what: Fate['what'], before?: string, after?: string): Fate {
  return {
    row,
    what,
    issues: [],
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  };
}

/** A price without its amount is none: a row without one and without quantities takes it away, tiers and all. */
function planRemoval(
  group: readonly CsvRow[],
  base: CsvRow,
  tiers: readonly CsvRow[],
  before: KnownPrice | undefined,
): PricePlan {
  const kept = tiers.find(({ monto }) => monto !== null);
  if (kept) return failed(group, before, tell(kept, 'row', 'removed_price', base.line));
  if (before && base.says.end && before.vigencia_hasta !== base.terms!.vigencia_hasta) {
    return failed(group, before, tell(base, 'vigencia_hasta', 'ends_otherwise'));
  }
  const what = before ? 'removed' : 'left';
  return {
    rows: group,
    before,
    after: before && null,
    fates: group.map((row) => {
      const was = row.tier === null ? before : before?.tramos.find(({ desde }) => desde === row.tier!.desde);
      return fate(row, was ? what : 'left', was?.monto);
    }),
  };
}

/** The text that the server has, where both say the same amount. */
const kept = (before: string, after: string) => (compareDecimals(before, after) === 0 ? before : after);

function mergedTiers(before: readonly Tier[], rows: readonly CsvRow[]): readonly Tier[] {
  const merged = new Map(before.map((tier) => [tier.desde, tier]));
  for (const { tier, monto, says } of rows) {
    const { desde } = tier!;
    const was = merged.get(desde);
    const hasta = says.tierEnd || !was ? tier!.hasta : was.hasta;
    if (monto === null) merged.delete(desde);
    else merged.set(desde, { desde, hasta, monto: was ? kept(was.monto, monto) : monto });
  }
  return [...merged.values()].sort((one, other) => one.desde - other.desde);
}

/** Fails what would hold on a day that another price holds on once all is saved, until nothing does. */
function withoutOverlaps(plans: readonly PricePlan[], saved: readonly KnownPrice[]): readonly PricePlan[] {
  for (let now = plans; ; ) {
    const touched = new Set(now.flatMap(({ before, after }) => (after !== undefined && before) || []));
    const standing = saved
      .filter((price) => !touched.has(price))
      .map((price) => ({ price, plan: undefined }));
    const saving = now.flatMap((plan) => (plan.after ? [{ price: plan.after, plan }] : []));
    const then = Map.groupBy([...saving, ...standing], ({ price }) => termsKey(asMeant(price)));
    const next = now.map((plan) => {
      if (!plan.after || !movesDays(plan)) return plan;
      const { after } = plan;
      const other = then
        .get(termsKey(asMeant(after)))!
        .find((one) => one.plan !== plan && shareADay(one.price, after));
      if (!other) return plan;
      const told = tell(plan.rows[0]!, 'vigencia_desde', 'overlap', other.plan?.rows[0]?.line);
      return failed(plan.rows, plan.before, told);
    });
    if (next.every((plan, place) => plan === now[place])) return now;
    now = next;
  }
}

/** Whether a price holds on other days once it is saved. */
export function movesDays({ before, after }: PricePlan): boolean {
  return after !== undefined && (!before || !after || before.vigencia_hasta !== after.vigencia_hasta);
}

/** The terms in the API's words, whatever the server calls them: so they are compared. */
export function asMeant<Terms extends PriceTerms>(price: Terms): Terms {
  const tipo_precio = meantWord('tipo_precio', price.tipo_precio);
  const periodicidad = price.periodicidad && meantWord('periodicidad', price.periodicidad);
  return { ...termsAsMeant({ ...price, tipo_precio, periodicidad }), moneda: price.moneda.toUpperCase() };
}
