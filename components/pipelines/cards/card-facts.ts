import { isOverdue, isStale } from '@/components/pipelines/deal/deal-age';
import type { Id } from '@/lib/api/loose';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import { daysInStage } from '@/lib/deals/deal-days';
import { ownerOf } from '@/lib/deals/deal-owner';
import type { CardWords } from './use-card-words';

/** What a card may say of its deal beside the title, by the API's own names; in the order of the card. */
export const factNames = [
  'empresa_id',
  'contacto_id',
  'amount',
  'fecha_cierre_estimada',
  'stage_changed_at',
  'owner',
  'external_id',
  'created_at',
] as const;
export type Fact = (typeof factNames)[number];

export type FactText = {
  readonly name: Fact;
  readonly text: string;
  readonly tone?: 'danger' | 'warning';
  /** The record whose name is to stand in the place of the text, which is its id. */
  readonly names?: { readonly of: 'contacts' | 'companies'; readonly id: Id };
};

/** The lines of a card below its title; each is shown whole where the column is as wide as columns are. */
export const cardLines = [
  { id: 'customer', facts: ['empresa_id', 'contacto_id'] },
  { id: 'amount', facts: ['amount'] },
  { id: 'dates', facts: ['fecha_cierre_estimada', 'stage_changed_at'] },
  { id: 'owner', facts: ['owner'] },
  { id: 'external', facts: ['external_id'] },
  { id: 'created', facts: ['created_at'] },
] as const satisfies readonly { readonly id: string; readonly facts: readonly Fact[] }[];
export type CardLine = (typeof cardLines)[number]['id'];

/** The lines that say some of these facts, from top to bottom. */
export function linesOf(names: readonly Fact[]): readonly CardLine[] {
  return cardLines.filter(({ facts }) => facts.some((name) => names.includes(name))).map(({ id }) => id);
}

/** The moment that ages are told at: milliseconds, and the day in the zone of the page. */
export type Today = { readonly now: number; readonly today: string };

/** The chosen facts as a card says them; what the deal does not say is no fact of it. */
export function factsOf(
  deal: DealRecord,
  stage: StageRecord,
  names: readonly Fact[],
  words: CardWords,
  at: Today,
): readonly FactText[] {
  return names
    .map((name) => ({ name, ...factOf(name, deal, stage, words, at) }))
    .filter(({ text }) => text !== '');
}

function factOf(
  name: Fact,
  deal: DealRecord,
  stage: StageRecord,
  words: CardWords,
  { now, today }: Today,
): Omit<FactText, 'name'> {
  switch (name) {
    case 'amount':
      return { text: words.money(deal) };
    case 'fecha_cierre_estimada': {
      const day = deal.fecha_cierre_estimada;
      if (day === undefined) return { text: words.missing(deal, name) };
      const isLate = isOverdue(deal, stage, today);
      return isLate ? { text: words.overdue(day), tone: 'danger' } : { text: words.day(day) };
    }
    case 'stage_changed_at': {
      const days = daysInStage(deal, now);
      if (days === undefined) return { text: words.missing(deal, name) };
      return isStale(deal, stage, now)
        ? { text: words.stale(days), tone: 'warning' }
        : { text: words.days(days) };
    }
    case 'contacto_id':
      return named('contacts', deal.contacto_id) ?? { text: words.missing(deal, name) };
    case 'empresa_id':
      return named('companies', deal.empresa_id) ?? { text: words.missing(deal, name) };
    case 'owner':
      return { text: ownerOf(deal) ?? '' };
    case 'external_id':
      return { text: String(deal.external_id ?? words.missing(deal, name)) };
    case 'created_at':
      return {
        text: deal.created_at === undefined ? words.missing(deal, name) : words.created(deal.created_at),
      };
  }
}

function named(of: 'contacts' | 'companies', id: Id | undefined): Omit<FactText, 'name'> | undefined {
  return id === undefined ? undefined : { text: `#${id}`, names: { of, id } };
}
