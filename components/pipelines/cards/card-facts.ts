import { isOverdue, isStale } from '@/components/pipelines/deal/deal-age';
import type { Id } from '@/lib/api/loose';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import { daysInStage } from '@/lib/deals/deal-days';
import { ownerOf } from '@/lib/deals/deal-owner';
import type { CardWords } from './use-card-words';

/** What a card may say of its deal beside the title, by the API's own names; in the order of the card. */
export const factNames = [
  'amount',
  'fecha_cierre_estimada',
  'stage_changed_at',
  'contacto_id',
  'owner',
  'external_id',
  'created_at',
] as const;
export type Fact = (typeof factNames)[number];

export type FactText = {
  readonly name: Fact;
  readonly text: string;
  readonly tone?: 'danger' | 'warning';
  /** Whose name is to stand in the place of the text, which is the contact's id. */
  readonly contactId?: Id;
};

/** The moment that ages are told at: milliseconds, and the day in the zone of the page. */
export type Today = { readonly now: number; readonly today: string };

/** The chosen facts as a card says them; what the deal does not say is a dash. */
export function factsOf(
  deal: DealRecord,
  stage: StageRecord,
  names: readonly Fact[],
  words: CardWords,
  at: Today,
): readonly FactText[] {
  return names.map((name) => ({ name, ...factOf(name, deal, stage, words, at) }));
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
      if (day === undefined) return { text: words.blank(deal, name) };
      const isLate = isOverdue(deal, stage, today);
      return isLate ? { text: words.overdue(day), tone: 'danger' } : { text: words.day(day) };
    }
    case 'stage_changed_at': {
      const days = daysInStage(deal, now);
      if (days === undefined) return { text: words.blank(deal, name) };
      return isStale(deal, stage, now)
        ? { text: words.stale(days), tone: 'warning' }
        : { text: words.days(days) };
    }
    case 'contacto_id': {
      const contactId = deal.contacto_id;
      return contactId === undefined
        ? { text: words.blank(deal, name) }
        : { text: `#${contactId}`, contactId };
    }
    case 'owner':
      return { text: ownerOf(deal) ?? '—' };
    case 'external_id':
      return { text: String(deal.external_id ?? words.blank(deal, name)) };
    case 'created_at':
      return {
        text: deal.created_at === undefined ? words.blank(deal, name) : words.instant(deal.created_at),
      };
  }
}
