import { createHash } from 'node:crypto';
import type { Disguise } from './disguise.ts';
import { jsonText, NumberText } from './json-text.ts';
import { type Field, fieldsOf, type Kind } from './resources.ts';
import { stateAs } from './states.ts';
import type { Row, World } from './world.ts';

type Fields = Record<string, unknown>;

/** In values that belong to no field of a record: on a page they are mistaken for something else. */
export const DECOY = 'Señuelo';

/** A disguise worn over a world: how each record, id and state looks to a client, and what a client meant. */
export class Dress {
  readonly world: World;
  readonly disguise: Disguise;
  readonly #names = new Map<string, ReadonlyMap<string, string>>();

  constructor(world: World, disguise: Disguise) {
    this.world = world;
    this.disguise = disguise;
  }

  /** A record's id as this server writes it. */
  id(resource: string, id: number): unknown {
    switch (this.disguise.ids) {
      case 'int':
        return id;
      case 'big':
        return new NumberText(String(9_007_199_254_740_993n + 2n * BigInt(id)));
      case 'text':
        return `${resource.slice(0, 3)}-${id}`;
      case 'uuid': {
        const hex = createHash('sha1').update(`${resource} ${id}`).digest('hex');
        return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
      }
    }
  }

  idText(resource: string, id: number): string {
    const seen = this.id(resource, id);
    return seen instanceof NumberText ? seen.text : String(seen);
  }

  /** The record that a client's id means. */
  meantBy(resource: string, id: unknown): number | undefined {
    if (id === null || id === undefined) return undefined;
    const text = id instanceof NumberText ? id.text : String(id);
    return this.world.rows(resource).find((row) => this.idText(resource, row.id) === text)?.id;
  }

  /** What this server calls a field. */
  name(resource: string, field: string): string {
    const names = this.#names.get(resource) ?? this.#nameFields(resource);
    return names.get(field) ?? field;
  }

  #nameFields(resource: string): ReadonlyMap<string, string> {
    const { casing, names, wild } = this.disguise;
    const fields = Object.entries(fieldsOf(resource));
    const taken = new Set(fields.map(([name]) => name));
    const chosen = fields.map(([name, { synonyms, promised }], place): [string, string] => {
      if (promised && !wild) return [name, name];
      const among = [name, ...synonyms];
      const other = names === 0 ? name : among[(names + place) % among.length]!;
      const free = other === name || !taken.has(other) ? other : name;
      taken.add(free);
      return [name, inCase(casing, free)];
    });
    const map = new Map(chosen);
    this.#names.set(resource, map);
    return map;
  }

  /** Whether this server leaves a field of a record out, sends null or something odd. */
  isGap(resource: string, id: number, field: string): boolean {
    const { gaps } = this.disguise;
    if (gaps === 'none' || fieldsOf(resource)[field]?.promised) return false;
    return createHash('sha1').update(`${resource} ${id} ${field}`).digest()[0]! % 6 === 0;
  }

  /** A record as this server answers it. */
  record(resource: string, row: Row, without: readonly string[] = []): Fields {
    const { attributes, extras, gaps } = this.disguise;
    const fields: Fields = {};
    for (const [name, field] of Object.entries(fieldsOf(resource))) {
      if (without.includes(name)) continue;
      if (this.isGap(resource, row.id, name)) {
        if (gaps !== 'missing') fields[this.name(resource, name)] = gaps === 'null' ? null : {};
      } else this.#put(fields, resource, row, name, field);
    }
    const decoys = extras ? decoysOf(row.id) : {};
    const id = this.id(resource, row.id);
    return attributes
      ? { id, type: `${resource}s`, attributes: { ...decoys, ...fields } }
      : { ...decoys, id, ...fields };
  }

  #put(fields: Fields, resource: string, row: Row, name: string, { kind, promised }: Field): void {
    const { refs, wild } = this.disguise;
    const shown = this.name(resource, name);
    if (typeof kind !== 'object' || 'rows' in kind) {
      fields[shown] = this.#value(kind, resource, row, name);
      return;
    }
    const target = row[name] as number | null;
    const isKept = promised && !wild;
    if (refs !== 'nested' || isKept) fields[shown] = target === null ? null : this.id(kind.ref, target);
    if (refs !== 'flat') {
      const nested = shown.replace(/(_id|-id|Id)$/, '');
      if (nested !== shown) fields[nested] = target === null ? null : this.#reference(kind.ref, target);
    }
  }

  #reference(resource: string, id: number): Fields {
    const row = this.world.find(resource, id);
    const label = row && labelOf(resource);
    const shown = this.id(resource, id);
    return row && label ? { id: shown, [this.name(resource, label)]: row[label] } : { id: shown };
  }

  #value(kind: Kind, resource: string, row: Row, name: string): unknown {
    const value = row[name];
    if (typeof kind === 'object' && 'rows' in kind) {
      return nestedRows(this.world, resource, row, name).map((one) => this.record(kind.rows, one));
    }
    if (resource === 'delivery' && name === 'body') return this.deliveryBody(row);
    if (value === null || value === undefined) return null;
    if (kind === 'timestamp') return this.timestamp(String(value));
    if (kind === 'money') return this.#money(String(value), row);
    if (kind === 'state') return stateAs(this.disguise.states, String(value));
    return value;
  }

  #money(amount: string, row: Row): unknown {
    if (this.disguise.money === 'number') return new NumberText(amount);
    if (this.disguise.money === 'object') return { value: amount, currency: row.currency ?? row.moneda };
    return amount;
  }

  timestamp(at: string): unknown {
    const date = new Date(at);
    switch (this.disguise.moments) {
      case 'z':
        return date.toISOString().replace('.000Z', 'Z');
      case 'offset':
        return new Date(date.getTime() - 3 * 3_600_000).toISOString().replace('.000Z', '-03:00');
      case 'zoneless':
        return date.toISOString().replace('.000Z', '');
      case 'epoch':
        return date.getTime() / 1000;
      case 'epochMs':
        return date.getTime();
    }
  }

  /** The envelope is the document's, whatever the disguise; `data` is the record as its GET answers it. */
  event(row: Row): Fields {
    const { resource, id } = row.about as { resource: string; id: number | undefined };
    return {
      id: `evt_${row.id}`,
      type: row.type,
      api_version: 'v1',
      created_at: row.created_at,
      subaccount_id: 77,
      data: id === undefined ? {} : this.record(resource, row.snapshot as Row),
    };
  }

  deliveryBody(row: Row): string {
    const event = this.world.rows('event').find((one) => `evt_${one.id}` === row.event_id);
    return jsonText(event ? this.event(event) : {});
  }
}

function inCase(casing: Disguise['casing'], name: string): string {
  if (casing === 'snake') return name;
  if (casing === 'kebab') return name.replaceAll('_', '-');
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The field that says what a record is called. */
export function labelOf(resource: string): string | undefined {
  return Object.entries(fieldsOf(resource)).find(([, { kind }]) => kind === 'label')?.[0];
}

/** The records that stand within a record's field. */
export function nestedRows(world: World, resource: string, row: Row, field: string): Row[] {
  if (resource === 'contact')
    return (row.tags as number[]).map((id) => world.find('tag', id)).filter((tag) => tag !== undefined);
  const [inner, link] = {
    stages: ['stage', 'pipeline_id'],
    precios: ['price', 'producto_id'],
    tramos: ['tier', 'precio_id'],
  }[field] ?? ['message', 'conversation_id'];
  return world
    .rows(inner!)
    .filter((one) => one[link!] === row.id)
    .toSorted((a, b) => Number(a.orden ?? 0) - Number(b.orden ?? 0));
}

function decoysOf(id: number): Fields {
  return {
    created_by: { id: 7, name: `${DECOY} autor ${id}`, email: 'senuelo@autor.example' },
    internal_note: `${DECOY} nota ${id}`,
    last_synced: '2019-01-01T00:00:00Z',
    score: 0.7342,
    flags: [DECOY],
    _links: { self: { href: `/x/${id}` } },
  };
}
