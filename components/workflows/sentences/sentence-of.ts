import type { Block, BlockKey, Operator } from '@/components/workflows/blocks/block';
import { clipped, keyLabel } from '@/components/workflows/blocks/readable';
import type { FlowNode } from '@/components/workflows/document/document-flow';
import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { recordKindOf } from '@/lib/workflows/record-kinds';
import { saidConditions } from './conditions';
import { saidDuration } from './durations';
import { isUnset, saidOfKey } from './said-value';
import { fieldName, type Speech } from './speech';
import { toldStep } from './step-sentences';

/** The most that stands on a node or a line. */
export const SENTENCE_LENGTH = 120;
/** Settings that are said before the rest is left out. */
const MOST_SETTINGS = 2;

/**
 * What a node does, in one sentence: `Wait 10 minutes`, `Move to Negociación`, `Amount over 10,000`. Says so where a
 * required setting is not set or cannot be put in words. Never longer than `SENTENCE_LENGTH`; empty where there is
 * nothing to say.
 */
export function sentenceOf(
  node: Pick<FlowNode, 'list' | 'type' | 'subtype' | 'config'>,
  block: Block | undefined,
  operators: readonly Operator[],
  speech: Speech,
): string {
  return clipped(told(node, block, operators, speech), SENTENCE_LENGTH);
}

function told(
  node: Pick<FlowNode, 'list' | 'type' | 'subtype' | 'config'>,
  block: Block | undefined,
  operators: readonly Operator[],
  speech: Speech,
): string {
  const { config, subtype, type, list } = node;
  const name = subtype ?? type;
  const keys = block?.settings === 'known' ? block.keys : undefined;
  if (list === 'triggers') return filters(config, keys, speech) ?? saidBlock(block);
  const isWait = block?.isWait ?? /^(wait|delay|espera|pausa|sleep)/.test(name);
  if (isWait && !/until/.test(name)) {
    const time = saidDuration(config, speech);
    if (time !== undefined) return speech.t('sentence.wait', { time });
  }
  const sentence =
    conditions(config, block, operators, speech) ??
    toldStep(name, config, speech) ??
    missing(config, keys, speech);
  return sentence ?? (settings(config, keys, speech) || saidBlock(block));
}

/** The sentence of a step that compares. */
function conditions(
  config: { readonly [key: string]: Json },
  block: Block | undefined,
  operators: readonly Operator[],
  speech: Speech,
): string | undefined {
  const key = block?.keys.find(({ type }) => type === 'conditions')?.key ?? 'condiciones';
  const value = own(config, key);
  if (isUnset(value)) return undefined;
  return (
    saidConditions(value, own(config, 'modo'), operators, speech) ?? speech.t('sentence.otherConditions')
  );
}

/** Only of which events a trigger starts the flow; undefined where of all. */
function filters(
  config: { readonly [key: string]: Json },
  keys: readonly BlockKey[] | undefined,
  speech: Speech,
): string | undefined {
  const said = settings(config, keys, speech);
  if (said === '') return missing(config, keys, speech);
  // What a trigger needs says when it starts; what it may have leaves events out.
  return keys?.some(({ required }) => required) ? said : speech.t('sentence.only', { what: said });
}

/** The first required setting that is not set. */
function missing(
  config: { readonly [key: string]: Json },
  keys: readonly BlockKey[] | undefined,
  speech: Speech,
): string | undefined {
  const key = keys?.find((one) => one.required && isUnset(own(config, one.key)));
  return key && speech.t('sentence.notSet', { what: labelOf(key, speech) });
}

/** The first settings by their labels. */
function settings(
  config: { readonly [key: string]: Json },
  keys: readonly BlockKey[] | undefined,
  speech: Speech,
): string {
  const known = keys ?? Object.keys(config).map((key) => ({ key, label: undefined, unit: undefined }));
  return known
    .filter(({ key }) => !isUnset(own(config, key)))
    .slice(0, MOST_SETTINGS)
    .map((key) => {
      const choices = 'choices' in key ? key.choices : [];
      const value = own(config, key.key);
      const choice = choices.find((one) => String(one.value) === String(value))?.label;
      const isPath = key.key === 'campo' || ('type' in key && key.type === 'field');
      const path = isPath && typeof value === 'string' ? fieldName(value, speech) : undefined;
      const said = choice ?? path ?? saidOfKey(key.key, value, speech);
      const label = labelOf(key, speech);
      return key.unit === undefined
        ? speech.t('sentence.setting', { label, value: said })
        : `${label} ${said} ${key.unit}`;
    })
    .join(' · ');
}

function labelOf(key: Pick<BlockKey, 'key' | 'label'>, { t }: Speech): string {
  const kind = recordKindOf(key.key);
  return keyLabel(key, kind && t(`record.${kind}`));
}

/** What the server says of a block, its first sentence. */
function saidBlock(block: Block | undefined): string {
  return block
    ? (/^.*?[.;](?=\s|$)/.exec(block.description)?.[0].replace(/[.;]$/, '') ?? block.description)
    : '';
}
