import {
  Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import type { Json, JsonObject } from '@/lib/contract/scalars';
import { ExactNumber } from '@/lib/json/parse-json';
import { isJsonObject } from '@/lib/json/same-json';
import { isReference } from '../portable';

/** Numbers as JSON writes them, to their last digit; whatever else looks like one is text. */
const numbers = {
  identify: (value: unknown) => typeof value === 'number' || value instanceof ExactNumber,
  default: true,
  tag: 'tag:yaml.org,2002:float',
  test: /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/,
  resolve: (text: string) => (String(Number(text)) === text ? Number(text) : new ExactNumber(text)),
  stringify: ({ value }: { value: unknown }) => String(value),
} as const;

const settings = {
  version: '1.2',
  schema: 'core',
  merge: false,
  customTags: (tags: readonly unknown[]) => [
    ...tags.filter((tag) => !/:(int|float)$/.test((tag as { tag?: string }).tag ?? '')),
    numbers,
  ],
} as unknown as ConstructorParameters<typeof Document>[1];

/** A value as YAML: long texts as blocks, what names a record in one line. */
export function yamlText(value: JsonObject): string {
  const document = new Document(undefined, settings);
  document.contents = nodeOf(value) as typeof document.contents;
  return document.toString({ lineWidth: 0, indentSeq: false, flowCollectionPadding: true });
}

function nodeOf(value: Json): Scalar | YAMLMap | YAMLSeq {
  if (Array.isArray(value)) {
    const seq = new YAMLSeq();
    seq.items = value.map(nodeOf);
    if (value.length === 0) seq.flow = true;
    return seq;
  }
  if (isJsonObject(value)) {
    const map = new YAMLMap();
    map.items = Object.entries(value).map(([name, held]) => new Pair(new Scalar(name), nodeOf(held)));
    if (isReference(value) || map.items.length === 0) map.flow = true;
    return map;
  }
  const scalar = new Scalar(value);
  if (typeof value === 'string' && /[\n\r\u0085\u2028\u2029]/.test(value)) {
    scalar.type = isBlock(value) ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
  }
  return scalar;
}

/** Whether a text of several lines comes back from a block as it is, without marks that nobody would write. */
function isBlock(text: string): boolean {
  return /^[^\s]/.test(text) && !/[^\P{C}\n]|[\u0085\u2028\u2029\ufeff]|[ \t](\n|$)|\n{2}$/u.test(text);
}

/** What is wrong with a text, and in which of its lines. */
export type Fault = { readonly line: number | undefined; readonly message: string };

export type YamlRead =
  | { readonly value: JsonObject; lineOf(path: readonly (string | number)[]): number | undefined }
  | { readonly faults: readonly Fault[] };

/** Reads YAML of one object. Anchors, merged keys and tags of others are no part of the format. */
export function readYaml(text: string): YamlRead {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { ...settings, lineCounter, prettyErrors: false });
  const lineAt = (offset: number | undefined) =>
    offset === undefined ? undefined : lineCounter.linePos(offset).line;
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    return { faults: broken.map(({ pos, message }) => ({ line: lineAt(pos[0]), message })) };
  }
  const lines = new Map<string, number | undefined>();
  const faults: Fault[] = [];
  const read = (node: unknown, path: readonly (string | number)[]): Json => {
    if (isSeq(node)) return node.items.map((item, place) => at(item, [...path, place]));
    if (isScalar(node)) return (node.value ?? null) as Json;
    if (!isMap(node)) return null;
    const fields: JsonObject = {};
    for (const { key, value } of node.items) {
      const name = nameOf(key);
      if (name === undefined) {
        faults.push({ line: lineAt(rangeOf(key)), message: 'A name of a field has to be text' });
        continue;
      }
      const here = [...path, name];
      lines.set(here.join('\u0000'), lineAt(rangeOf(key)));
      const held = at(value, here);
      Object.defineProperty(fields, name, {
        value: held,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return fields;
  };
  const at = (node: unknown, path: readonly (string | number)[]): Json => {
    if (isAlias(node) || (node as { anchor?: string } | null)?.anchor) {
      faults.push({ line: lineAt(rangeOf(node)), message: 'Anchors (& and *) are not part of this format' });
      return null;
    }
    if (typeof path.at(-1) === 'number') lines.set(path.join('\u0000'), lineAt(rangeOf(node)));
    return read(node, path);
  };
  const value = at(document.contents, []);
  if (!isJsonObject(value)) faults.push({ line: 1, message: 'A file holds the fields of one record' });
  if (faults.length > 0) return { faults };
  return { value: value as JsonObject, lineOf: (path) => lines.get(path.join('\u0000')) };
}

function nameOf(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}

const rangeOf = (node: unknown) => (node as { range?: readonly number[] | null } | null)?.range?.[0];
