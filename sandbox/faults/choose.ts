import type { FaultRule } from '../../lib/contract/faults.ts';

/** A request or a delivery that a fault may strike. */
export type Occasion =
  | { readonly of: 'api'; readonly operation: string; readonly path: string }
  | { readonly of: 'webhooks'; readonly endpointId: number; readonly event: string };

/** A rule and what it has come to in this process. */
export type CountedRule = { readonly rule: FaultRule; seen: number; struck: number };

/** Whether a rule is about a request or a delivery. */
export function isAbout(rule: FaultRule, occasion: Occasion): boolean {
  if (rule.of === 'api' && occasion.of === 'api') {
    if (rule.operation !== undefined) return rule.operation === occasion.operation;
    return rule.path === undefined || isBelow(rule.path, occasion.path);
  }
  if (rule.of === 'webhooks' && occasion.of === 'webhooks') {
    const { endpoint_id = occasion.endpointId, event = occasion.event } = rule;
    return endpoint_id === occasion.endpointId && event === occasion.event;
  }
  return false;
}

/** True where a path begins with the segments of a pattern, whose `*` is any one. */
function isBelow(pattern: string, path: string): boolean {
  const segments = path.split('/');
  return pattern.split('/').every((part, at) => {
    const segment = segments[at];
    return segment !== undefined && (part === '*' || part === segment);
  });
}

/**
 * Counts an occasion with the rules that are about it, in their order, up to the first one whose turn it is: that one
 * strikes. `draw` gives a number from 0 up to 1, without 1.
 */
export function chooseFault<Counted extends CountedRule>(
  rules: Iterable<Counted>,
  occasion: Occasion,
  draw: () => number,
): Counted | undefined {
  for (const counted of rules) {
    if (!isAbout(counted.rule, occasion)) continue;
    counted.seen += 1;
    const { every, share } = counted.rule;
    const isTurn = every === undefined ? share === undefined || draw() < share : counted.seen % every === 0;
    if (!isTurn) continue;
    counted.struck += 1;
    return counted;
  }
  return undefined;
}
