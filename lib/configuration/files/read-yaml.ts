import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { bytesIn, FILE_BYTES } from './limits';
import { yamlSettings } from './yaml-text';

/** What is wrong with a text, and in which of its lines. */
export type Fault = { readonly line: number | undefined; readonly message: string };

type At = readonly (string | number)[];
export type YamlRead =
  | { readonly value: JsonObject; lineOf(path: At): number | undefined }
  | { readonly faults: readonly Fault[] };

/** Of a text that is broken all over, the first tell what it is. */
const MOST_FAULTS = 20;
/** Levels of fields inside fields, far more than any record has. */
const DEEPEST = 100;
const TOO_DEEP = `Fields stand inside each other in more than ${DEEPEST} levels`;

/** Reads YAML of one object, in time and memory of its length. Anchors, merged keys and tags of others are no part of it. */
export function readYaml(text: string): YamlRead {
  if (bytesIn(text) > FILE_BYTES) {
    return { faults: [{ line: undefined, message: `A file is at most ${FILE_BYTES / 1024 / 1024} MB` }] };
  }
  const lineCounter = new LineCounter();
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? undefined : lineCounter.linePos(offset).line;
  const document = documentOf(text, lineCounter);
  if (!document) return { faults: [{ line: undefined, message: TOO_DEEP }] };
  const broken = [...document.errors, ...document.warnings].slice(0, MOST_FAULTS);
  if (broken.length > 0) {
    return { faults: broken.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })) };
  }
  const reading = new Reading(lineAt);
  const value = reading.at(document.contents, []);
  if (!isJsonObject(value)) reading.fault(undefined, 'A file holds the fields of one record', 1);
  if (reading.faults.length > 0) return { faults: reading.faults };
  return { value: value as JsonObject, lineOf: (path) => reading.lines.get(path.join('\u0000')) };
}

/** Undefined where it is nested deeper than the parser can follow. */
function documentOf(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  const before = Error.stackTraceLimit;
  // A text may have as many errors as characters: their stacks would take most of the time.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { ...yamlSettings, lineCounter, prettyErrors: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  } finally {
    Error.stackTraceLimit = before;
  }
}

class Reading {
  readonly faults: Fault[] = [];
  /** Of each field and item, by its path. */
  readonly lines = new Map<string, number | undefined>();
  readonly #lineAt: (offset: number | undefined) => number | undefined;

  constructor(lineAt: (offset: number | undefined) => number | undefined) {
    this.#lineAt = lineAt;
  }

  fault(node: unknown, message: string, line = this.#lineOf(node)): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ line, message });
  }

  at(node: unknown, path: At): Json {
    if (isAlias(node) || hasAnchor(node)) {
      this.fault(node, 'Anchors (& and *) are not part of this format');
      return null;
    }
    if (path.length > DEEPEST) {
      this.fault(node, TOO_DEEP);
      return null;
    }
    if (typeof path.at(-1) === 'number') this.lines.set(path.join('\u0000'), this.#lineOf(node));
    if (isSeq(node)) return node.items.map((item, place) => this.at(item, [...path, place]));
    if (isScalar(node)) return (node.value ?? null) as Json;
    return isMap(node) ? this.#fields(node.items, path) : null;
  }

  #fields(pairs: readonly { readonly key: unknown; readonly value: unknown }[], path: At): JsonObject {
    const fields = new Map<string, Json>();
    for (const { key, value } of pairs) {
      const name = hasAnchor(key) ? undefined : nameOf(key);
      if (name === undefined) this.fault(key, 'A name of a field has to be text');
      else if (fields.has(name)) this.fault(key, `${name} stands there twice: names have to be unique`);
      else {
        const here = [...path, name];
        this.lines.set(here.join('\u0000'), this.#lineOf(key));
        fields.set(name, this.at(value, here));
      }
    }
    // Each becomes the object's own, `__proto__` too.
    return Object.fromEntries(fields);
  }

  #lineOf(node: unknown): number | undefined {
    return this.#lineAt((node as { range?: readonly number[] | null } | null)?.range?.[0]);
  }
}

const hasAnchor = (node: unknown) => Boolean((node as { anchor?: string } | null)?.anchor);

function nameOf(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}
