import type { UnresolvedReference } from './comparison';

type Told = Omit<UnresolvedReference, 'usedAt'>;

/** References without a record, each once with all places where it is used. */
export class Unresolved {
  readonly #found = new Map<string, Told & { readonly usedAt: (readonly string[])[] }>();

  add(told: Told, usedAt: readonly string[]): void {
    const key = [told.kind, told.name, told.reason, told.by].join('\u0000');
    const known = this.#found.get(key);
    if (known) known.usedAt.push(usedAt);
    else this.#found.set(key, { ...told, usedAt: [usedAt] });
  }

  all(): readonly UnresolvedReference[] {
    return [...this.#found.values()];
  }
}
