export type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};
export type Family = { readonly type: string; readonly help: string; readonly samples: readonly Sample[] };

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
/** `NaN` in any case, as Go reads it: prom-client writes `Nan` where nothing was measured since the last scrape. */
const VALUE = '-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|[Nn]a[Nn]|[+-]Inf';
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,(?!$)|$)/y;
const types = ['counter', 'gauge', 'histogram', 'summary'];

/**
 * Reads Prometheus' text format (version 0.0.4) strictly: each family has its HELP and TYPE before its samples, once and
 * together; no series comes twice; counters end in `_total` and are not negative; the buckets of a histogram ascend to
 * `+Inf`, which is its count.
 *
 * @throws naming the line that is not right
 */
export function readExposition(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const families = new Map<string, { type: string; help: string; samples: Sample[] }>();
  let current: { name: string; type: string; help: string; samples: Sample[] } | undefined;
  let help: { name: string; text: string } | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const wrong = (why: string) => new Error(`${why}: ${line}`);
    if (line === '') continue;
    const [, helpOf, helpText] = new RegExp(`^# HELP (${NAME}) (\\S.*)$`).exec(line) ?? [];
    const [, typeOf, type] = new RegExp(`^# TYPE (${NAME}) (\\w+)$`).exec(line) ?? [];
    if (helpOf !== undefined) help = { name: helpOf, text: helpText! };
    else if (typeOf !== undefined) {
      if (families.has(typeOf)) throw wrong('A family comes twice');
      if (help?.name !== typeOf) throw wrong('There is no HELP before the TYPE');
      if (!types.includes(type!)) throw wrong('Not a type');
      current = { name: typeOf, type: type!, help: help.text, samples: [] };
      families.set(typeOf, current);
    } else {
      const sample = sampleOf(line);
      if (!sample) throw wrong('Not a sample');
      if (!current || !belongs(sample.name, current)) throw wrong('Not of the family above it');
      current.samples.push(sample);
    }
  }
  for (const [name, family] of families) assertSound(name, family);
  return families;
}

function sampleOf(line: string): Sample | undefined {
  const [, name, inside, value] = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (${VALUE})$`).exec(line) ?? [];
  if (name === undefined) return undefined;
  const labels: Record<string, string> = {};
  let read = 0;
  LABEL.lastIndex = 0;
  while (read < (inside ?? '').length) {
    const match = LABEL.exec(inside!);
    if (!match || match[1]! in labels) return undefined;
    labels[match[1]!] = match[2]!;
    read = LABEL.lastIndex;
  }
  return { name, labels, value: value === '+Inf' ? Infinity : value === '-Inf' ? -Infinity : Number(value) };
}

function belongs(sample: string, { name, type }: { name: string; type: string }): boolean {
  if (type === 'histogram') return ['_bucket', '_sum', '_count'].some((end) => sample === name + end);
  if (type === 'summary') return [name, `${name}_sum`, `${name}_count`].includes(sample);
  return sample === name;
}

function assertSound(name: string, { type, samples }: Family): void {
  const series = samples.map((sample) => sample.name + JSON.stringify(Object.entries(sample.labels).sort()));
  if (new Set(series).size < series.length) throw new Error(`A series of ${name} comes twice`);
  if (type === 'counter' && (!name.endsWith('_total') || samples.some(({ value }) => !(value >= 0)))) {
    throw new Error(`${name} is no counter`);
  }
  if (type === 'histogram') assertBuckets(name, samples);
}

function assertBuckets(name: string, samples: readonly Sample[]): void {
  const of = ({ labels: { le: _, ...others } }: Sample) => JSON.stringify(Object.entries(others).sort());
  for (const [labels, own] of Map.groupBy(samples, of)) {
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`);
    const count = own.find((sample) => sample.name === `${name}_count`)?.value;
    const sound = buckets.every(({ labels: { le }, value }, at) => {
      const before = buckets[at - 1];
      return !before || (bound(before.labels.le) < bound(le) && before.value <= value);
    });
    const last = buckets.at(-1);
    if (!sound || last?.labels.le !== '+Inf' || last.value !== count) {
      throw new Error(`The buckets of ${name} ${labels} are not right`);
    }
  }
}

const bound = (le: string | undefined) => (le === '+Inf' ? Infinity : Number(le));
