import { Document, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
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

/** How the format is written and read. Whoever reads finds names that stand twice: `uniqueKeys` compares each with all. */
export const yamlSettings = {
  version: '1.2',
  schema: 'core',
  merge: false,
  uniqueKeys: false,
  customTags: (tags: readonly unknown[]) => [
    ...tags.filter((tag) => !/:(int|float)$/.test((tag as { tag?: string }).tag ?? '')),
    numbers,
  ],
} as unknown as ConstructorParameters<typeof Document>[1];

/** A value as YAML: long texts as blocks, what names a record in one line. */
export function yamlText(value: JsonObject): string {
  const document = new Document(undefined, yamlSettings);
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
