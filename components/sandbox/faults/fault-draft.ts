import type { FaultRule, FaultTarget, WebhookFaultKind } from '@/lib/contract/faults';

/** A rule that is being made, in the words of the API. What a kind does not take is undefined, and so is not sent. */
export type FaultDraft = { [Field in keyof Required<FaultRule>]: FaultRule[Field] } & {
  expires_in: string;
};

/** In the order in which they are offered. */
export const kindsOf = {
  api: [
    'lost_reply',
    'rate_limit',
    'unavailable',
    'internal_error',
    'delay',
    'reset',
    'cut_body',
    'html_body',
  ],
  webhooks: ['duplicate', 'out_of_order', 'delay', 'bad_signature', 'old_timestamp'],
} as const satisfies Record<FaultTarget, readonly FaultRule['kind'][]> & {
  webhooks: readonly WebhookFaultKind[];
};

/** Lengths of time that are offered. */
export const lengths = ['PT1M', 'PT10M', 'PT1H', 'PT24H'] as const;

const everything = {
  operation: undefined,
  path: undefined,
  endpoint_id: undefined,
  event: undefined,
  share: undefined,
  every: undefined,
  delay_ms: undefined,
  retry_after: undefined,
} as const;

export const newFault: FaultDraft = {
  ...everything,
  of: 'api',
  kind: 'lost_reply',
  expires_in: 'PT10M',
};

/** What the fields of a kind begin with. */
export function ofKind(draft: FaultDraft, kind: FaultRule['kind']): FaultDraft {
  const delays = kind === 'delay' || kind === 'out_of_order';
  const saysWhen = kind === 'rate_limit' || kind === 'unavailable';
  return {
    ...draft,
    kind,
    delay_ms: delays ? (draft.delay_ms ?? 5000) : undefined,
    retry_after: saysWhen ? (draft.retry_after ?? 5) : undefined,
  };
}

/** A rule for the other side, of its first kind; how often and for how long stay. */
export function ofTarget({ every, share, expires_in }: FaultDraft, of: FaultTarget): FaultDraft {
  return ofKind({ ...newFault, of, every, share, expires_in }, kindsOf[of][0]);
}
