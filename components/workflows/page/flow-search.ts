import type { CatalogIndex } from '@/components/workflows/blocks/catalog-index';
import type { Finding } from '@/components/workflows/checks/findings';
import type { Flow, FlowCard } from '@/components/workflows/document/document-flow';
import { fold } from '@/components/workflows/list/list-filter';

/** `is:invalid type:add_tag cliente`: filters and words, all of which have to fit. */
export type FlowQuery = {
  readonly is: readonly string[];
  readonly types: readonly string[];
  readonly words: readonly string[];
};

export function readQuery(text: string): FlowQuery {
  const parts = text.trim().split(/\s+/).filter(Boolean);
  const after = (prefix: string) =>
    parts.filter((part) => part.startsWith(prefix)).map((part) => fold(part.slice(prefix.length)));
  return {
    is: after('is:'),
    types: after('type:'),
    words: parts.filter((part) => !/^(is|type):/.test(part)).map(fold),
  };
}

/** The cards that fit, in the order of the document; undefined where nothing is asked. */
export function searchFlow(
  flow: Flow,
  index: CatalogIndex,
  findings: readonly Finding[],
  text: string,
): readonly string[] | undefined {
  if (text.trim() === '') return undefined;
  const query = readQuery(text);
  const errors = new Set(findings.flatMap(({ level, card }) => (level === 'error' && card ? [card] : [])));
  const warnings = new Set(
    findings.flatMap(({ level, card }) => (level === 'warning' && card ? [card] : [])),
  );
  const is: Record<string, (card: FlowCard) => boolean> = {
    invalid: ({ key }) => errors.has(key) || warnings.has(key),
    error: ({ key }) => errors.has(key),
    warning: ({ key }) => warnings.has(key),
    trigger: ({ list }) => list === 'triggers',
    step: ({ list }) => list === 'nodes',
    opaque: ({ opaque }) => opaque !== undefined,
    unknown: (card) => index.blockOf(card) === undefined,
  };
  const fits = (card: FlowCard) => {
    const name = index.blockOf(card)?.name ?? '';
    const content = fold(
      `${card.key} ${card.type} ${card.subtype ?? ''} ${card.label ?? ''} ${name} ${JSON.stringify(card.config)}`,
    );
    return (
      query.is.every((one) => is[one]?.(card) ?? false) &&
      query.types.every((one) => fold(`${card.type} ${card.subtype ?? ''}`).includes(one)) &&
      query.words.every((word) => content.includes(word))
    );
  };
  return flow.cards.filter(fits).map(({ key }) => key);
}
