import type { Words } from '@/components/records/words';
import type { Block, BlockKey } from '@/components/workflows/blocks/block';
import { keyLabelWithUnit } from '@/components/workflows/blocks/readable';
import type { Flow, FlowNode } from '@/components/workflows/document/document-flow';
import { fieldName } from '@/components/workflows/sentences/speech';
import { recordKindOf } from '@/lib/workflows/record-kinds';
import type { Finding } from './findings';
import { valueAt } from './value-at';

/** What a finding is said with. */
export type FindingScope = {
  /** Words of `workflows`. */
  readonly t: Words;
  readonly flow: Flow;
  readonly blockOf: (node: FlowNode) => Block | undefined;
  readonly titleOf: (node: FlowNode) => string;
  readonly handleOf: (handle: string) => string;
};

/** A finding in our own words and the page's language where its code is known; else as the server said it. */
export function findingText(finding: Finding, scope: FindingScope): string {
  const known = knownTexts[finding.code];
  return known?.(new Subject(finding, scope)) ?? finding.message;
}

type Told = (subject: Subject) => string | undefined;

const plain =
  (name: string): Told =>
  ({ scope }) =>
    scope.t(`finding.${name}`);

/** What a code is said as; undefined where the finding lacks what its words need. */
const knownTexts: Record<string, Told | undefined> = {
  missing_required_key: (subject) => subject.conditionText() ?? subject.withLabel('required'),
  unread_key: ({ finding: { key }, scope }) =>
    key === undefined ? undefined : scope.t('finding.unread', { key }),
  never_emitted: plain('neverEmitted'),
  simulated_step: plain('simulated'),
  unknown_type: plain('unknownType'),
  no_record: plain('noRecord'),
  invalid_type: (subject) =>
    subject.place === undefined
      ? subject.withLabel(`type.${subject.configKey?.type ?? 'json'}`)
      : subject.say('conditionOdd', { number: subject.place }),
  invalid_value: (subject) => {
    const choices = subject.configKey?.choices.map(({ label }) => label).join(', ');
    return choices ? subject.withLabel('oneOf', { choices }) : undefined;
  },
  unknown_field: (subject) => {
    const path = subject.quoted;
    return path && subject.say('unknownField', { field: fieldName(path, subject.scope), path });
  },
  unknown_operator: (subject) =>
    subject.conditionText() ??
    (subject.place === undefined ? undefined : subject.say('operatorOdd', { number: subject.place })),
  cycle_without_wait: (subject) => subject.withStep('cycle'),
  dangling_edge: plain('dangling'),
  unknown_handle: (subject) => {
    const handles = subject.block?.handles?.map(subject.scope.handleOf).join(', ');
    return handles ? subject.withStep('unknownHandle', { handles }) : undefined;
  },
  edge_not_followed: (subject) => subject.withStep('notFollowed'),
  leads_nowhere: plain('leadsNowhere'),
  unreachable: plain('unreachable'),
  no_triggers: plain('noTriggers'),
  no_steps: plain('noSteps'),
  too_many: plain('tooMany'),
};

/** What a finding is about, as far as it and the document tell. */
class Subject {
  readonly finding: Finding;
  readonly scope: FindingScope;
  readonly node: FlowNode | undefined;
  readonly block: Block | undefined;

  constructor(finding: Finding, scope: FindingScope) {
    this.finding = finding;
    this.scope = scope;
    this.node = finding.node === undefined ? undefined : scope.flow.node(finding.node);
    this.block = this.node && scope.blockOf(this.node);
  }

  get configKey(): BlockKey | undefined {
    const [first] = this.finding.key?.split('.') ?? [];
    return this.block?.keys.find(({ key }) => key === first);
  }

  /** Of a condition its number, from 1 on. */
  get place(): number | undefined {
    const place = this.finding.key?.split('.')[1];
    return place !== undefined && /^\d+$/.test(place) ? Number(place) + 1 : undefined;
  }

  /** The text of the author's that the server's words quote. */
  get quoted(): string | undefined {
    return /["«“]([^"»”]+)["»”]/.exec(this.finding.message)?.[1];
  }

  say(name: string, values: Record<string, string | number>): string {
    return this.scope.t(`finding.${name}`, values);
  }

  withLabel(name: string, values: Record<string, string> = {}): string | undefined {
    const { configKey } = this;
    if (!configKey) return undefined;
    const kind = recordKindOf(configKey.key);
    const label = keyLabelWithUnit(configKey, kind && this.scope.t(`record.${kind}`));
    return this.say(name, { label, ...values });
  }

  withStep(name: string, values: Record<string, string> = {}): string | undefined {
    const step = this.quoted === undefined ? undefined : this.scope.flow.node(this.quoted);
    return step && this.say(name, { step: this.scope.titleOf(step), ...values });
  }

  /** Of a condition what is not filled in. */
  conditionText(): string | undefined {
    const { place, node } = this;
    const key = this.finding.key ?? '';
    const part = conditionParts.find((one) => key.endsWith(`.${one}`));
    if (place === undefined || !node || !part) return undefined;
    const value = valueAt(node.config, key);
    return value === undefined || value === null || value === ''
      ? this.say(`condition.${part}`, { number: place })
      : undefined;
  }
}

const conditionParts = ['campo', 'operador', 'valor'] as const;
