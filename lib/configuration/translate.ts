import type { Id } from '@/lib/api/loose';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import type { KindName, ReferenceKind } from '@/lib/resources/configuration';
import { nameIn } from './identity';
import { kindOf } from './kinds';
import type { Pair } from './match';
import { referenceOf, referenceTo } from './portable';
import type { NameIndex } from './side';

/** Pairs of all kinds. */
export type Pairs = ReadonlyMap<KindName, readonly Pair[]>;

type Renamed = {
  /** By the name in the target: the one in the source. */
  readonly toSource: ReadonlyMap<string, string>;
  readonly toTarget: ReadonlyMap<string, string>;
};

/**
 * Names of one side in the words of the other, where a pair is called otherwise on both (a pipeline that was renamed and
 * is remembered). What has no pair, or one of the same name, keeps its name.
 */
export class Translation {
  readonly #renamed = new Map<KindName, Renamed>();

  constructor(pairs: Pairs) {
    for (const [name, list] of pairs) {
      const kind = kindOf(name);
      const both = list.flatMap(({ source, target }) => {
        const from = source && nameIn(kind, source.value);
        const to = target && nameIn(kind, target.value);
        return from === undefined || to === undefined || from === to ? [] : [[from, to] as const];
      });
      if (both.length === 0) continue;
      this.#renamed.set(name, {
        toTarget: new Map(both),
        toSource: new Map(both.map(([from, to]) => [to, from])),
      });
    }
  }

  /** A value of the target with the source's names in its references: what is compared. */
  inSourceNames(value: JsonObject): JsonObject {
    return this.#renamed.size === 0 ? value : (this.#translate(value, 'toSource') as JsonObject);
  }

  /** A value of the source with the target's names in its references: what is to stand there. */
  inTargetNames(value: JsonObject): JsonObject {
    return this.#renamed.size === 0 ? value : (this.#translate(value, 'toTarget') as JsonObject);
  }

  /** The target's index for names of the source: what finds the ids that are written. */
  ofTarget(names: NameIndex): NameIndex {
    if (this.#renamed.size === 0) return names;
    return {
      nameOf: (kind, id) => {
        const name = names.nameOf(kind, id);
        return name && this.#name(kind, name, 'toSource');
      },
      idsOf: (kind, name): readonly Id[] => names.idsOf(kind, this.#name(kind, name, 'toTarget')),
      isKnown: (kind) => names.isKnown(kind),
    };
  }

  #name(kind: ReferenceKind, name: readonly string[], way: keyof Renamed): readonly string[] {
    const [first, ...rest] = name;
    // A stage is named within its pipeline.
    const renamed = this.#renamed.get(kind === 'stages' ? 'pipelines' : (kind as KindName));
    return [renamed?.[way].get(first!) ?? first!, ...rest];
  }

  #translate(value: Json, way: keyof Renamed): Json {
    if (Array.isArray(value)) return value.map((item) => this.#translate(item, way));
    if (!isJsonObject(value)) return value;
    const reference = referenceOf(value);
    if (reference) return referenceTo(reference.kind, this.#name(reference.kind, reference.name, way));
    const walked = Object.entries(value).map(([name, held]) => [name, this.#translate(held, way)] as const);
    return Object.fromEntries(walked);
  }
}
