import type { ConfigurationKind } from '@/lib/resources/configuration';
import type { Candidate, PairQuestion } from './comparison';
import { pairIdOf } from './identity';
import { foldedName } from './names';
import type { RememberedPair, SideRecord } from './side';

/** A record of one side with the one of the other that it is; one of them may be missing. */
export type Pair = {
  readonly source?: SideRecord;
  readonly target?: SideRecord;
  readonly remembered?: RememberedPair;
  /** It stands alone because of a question. */
  readonly isAsked?: true;
};

export type Matched = { readonly pairs: readonly Pair[]; readonly questions: readonly PairQuestion[] };

/** Of many candidates so many are shown. */
const MOST_CANDIDATES = 20;

/**
 * Which record of one side is which of the other: those that are remembered, then by the best identity that both have.
 * What could be several is asked about, and stands alone until it is answered. Source's order, then what only the target has.
 */
export function matchRecords(
  kind: ConfigurationKind,
  sources: readonly SideRecord[],
  targets: readonly SideRecord[],
  remembered: readonly RememberedPair[],
): Matched {
  const matching = new Matching(kind, sources, targets);
  matching.takeRemembered(remembered.filter((pair) => pair.kind === kind.name));
  kind.identity.forEach((_, level) => {
    matching.takeLevel(level, (text) => text);
    matching.takeLevel(level, foldedName);
  });
  return matching.result();
}

class Matching {
  readonly #kind: ConfigurationKind;
  readonly #sources: readonly SideRecord[];
  readonly #targets: readonly SideRecord[];
  readonly #open: { source: Set<SideRecord>; target: Set<SideRecord> };
  readonly #targetOf = new Map<SideRecord, SideRecord>();
  readonly #remembered = new Map<SideRecord, RememberedPair>();
  readonly #asked = new Set<SideRecord>();
  readonly #questions = new Map<SideRecord, PairQuestion>();

  constructor(kind: ConfigurationKind, sources: readonly SideRecord[], targets: readonly SideRecord[]) {
    this.#kind = kind;
    this.#sources = sources;
    this.#targets = targets;
    this.#open = { source: new Set(sources), target: new Set(targets) };
  }

  takeRemembered(pairs: readonly RememberedPair[]): void {
    const [sources, targets] = [this.#sources, this.#targets].map(
      (records) => new Map(records.map((record) => [pairIdOf(record), record])),
    ) as [Map<string, SideRecord>, Map<string, SideRecord>];
    for (const pair of pairs) {
      const source = sources.get(pair.sourceId);
      const target = pair.targetId === null ? undefined : targets.get(pair.targetId);
      if (!source || !this.#open.source.has(source)) continue;
      // A pair whose record is gone is no answer any longer.
      if (pair.targetId === null) this.#open.source.delete(source);
      if (target && this.#open.target.has(target)) {
        this.#take(source, target);
        this.#remembered.set(source, pair);
      }
    }
  }

  /** Pairs what is the only one of its identity on both sides, and asks about the others that have one in common. */
  takeLevel(level: number, spelled: (text: string) => string): void {
    const [sources, targets] = [this.#open.source, this.#open.target].map((records) =>
      Map.groupBy(records, (record) => {
        const text = this.#identity(record, level);
        return text === undefined ? undefined : spelled(text);
      }),
    ) as [Map<string | undefined, SideRecord[]>, Map<string | undefined, SideRecord[]>];
    for (const [text, group] of sources) {
      const others = text === undefined ? undefined : targets.get(text);
      if (others) this.#pairGroups(group, others, level);
    }
  }

  /** Two are of one identity at a level where they have no better one in common: a kind has few levels. */
  #pairGroups(sources: readonly SideRecord[], targets: readonly SideRecord[], level: number): void {
    const [bySource, byTarget] = [sources, targets].map((records) =>
      Map.groupBy(records, (record) => this.#betterThan(record, level)),
    ) as [Map<number, SideRecord[]>, Map<number, SideRecord[]>];
    const facing = (others: Map<number, SideRecord[]>, mask: number) =>
      [...others].flatMap(([other, records]) => ((other & mask) === 0 ? records : []));
    for (const [mask, group] of bySource) {
      const candidates = facing(byTarget, mask);
      const [only] = candidates;
      if (!only) continue;
      const rivals = candidates.length === 1 ? facing(bySource, this.#betterThan(only, level)) : [];
      if (group.length === 1 && rivals.length === 1) this.#take(group[0]!, only);
      else for (const source of group) this.#ask(source, candidates);
    }
  }

  #take(source: SideRecord, target: SideRecord): void {
    this.#targetOf.set(source, target);
    this.#open.source.delete(source);
    this.#open.target.delete(target);
  }

  #ask(source: SideRecord, targets: readonly SideRecord[]): void {
    this.#open.source.delete(source);
    this.#asked.add(source);
    for (const target of targets) {
      this.#open.target.delete(target);
      this.#asked.add(target);
    }
    this.#questions.set(source, {
      kind: this.#kind.name,
      source: candidateOf(source),
      targets: targets.slice(0, MOST_CANDIDATES).map(candidateOf),
    });
  }

  #identity({ identities }: SideRecord, level: number): string | undefined {
    const field = `${this.#kind.identity[level]}:`;
    return identities.find((one) => one.startsWith(field))?.slice(field.length);
  }

  /** Which better identities a record has, as bits. */
  #betterThan(record: SideRecord, level: number): number {
    let mask = 0;
    for (let better = 0; better < level; better++) {
      if (this.#identity(record, better) !== undefined) mask |= 1 << better;
    }
    return mask;
  }

  result(): Matched {
    const taken = new Set(this.#targetOf.values());
    const asked = (record: SideRecord) => (this.#asked.has(record) ? { isAsked: true as const } : {});
    const pairs = this.#sources.map((source): Pair => {
      const target = this.#targetOf.get(source);
      const remembered = this.#remembered.get(source);
      return { source, ...(target && { target }), ...(remembered && { remembered }), ...asked(source) };
    });
    const left = this.#targets
      .filter((target) => !taken.has(target))
      .map((target): Pair => ({ target, ...asked(target) }));
    return { pairs: [...pairs, ...left], questions: [...this.#questions.values()] };
  }
}

function candidateOf(record: SideRecord): Candidate {
  const { title, detail } = record;
  return { id: pairIdOf(record), title, ...(detail !== undefined && { detail }) };
}
