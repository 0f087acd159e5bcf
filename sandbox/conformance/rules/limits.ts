import type { RuleSection } from './rule.ts';

export const limits: RuleSection = {
  title: 'Limits',
  rules: [
    [
      'limit is at most 100, in every cursor-paginated list',
      'conformance/pagination > refuses %s=%s',
      'conformance/pagination > a full page of a hundred is given',
    ],
    ['limit is 50 where none is sent', 'conformance/pagination > takes 50 rows where no limit is sent'],
    [
      'days is 30 where none is sent',
      '../lib/contract/openapi/openapi > limits and defaults of parameters are said',
    ],
    [
      'Events are shown for 30 days',
      'services/webhooks/webhooks > are visible for 30 days',
      'retention/retention > removes what is past its time, over several batches, and nothing that is still shown',
    ],
    [
      'A delivery has 10 seconds for everything',
      'delivery/attempt > a receiver that accepts and never answers',
      'delivery/attempt > a receiver that says 200 and drips a byte at a time',
    ],
    [
      'Waits of 2^attempts minutes, at most 60, for about 24 hours',
      'delivery/backoff > waits 2^attempts units, capped at 60',
      'delivery/backoff > gives up after about 24 hours',
    ],
    [
      '15 consecutive failures disable an endpoint',
      'delivery/settlement > the endpoint is disabled exactly where 15 failures stand in a row',
    ],
    [
      'Both secrets are good for 24 hours',
      'delivery/worker > carries both signatures after a rotation, each good for its own secret',
    ],
    [
      'Signatures are good for 300 seconds',
      'delivery/sign > a changed byte, another secret or an old time is refused',
    ],
    [
      'The full workflow catalogue is about 28 KB',
      'services/workflows/workflows > is about 28 KB in full, beside the labels and texts that are extensions',
    ],
    ['The event catalogue has 35 types', '../lib/contract/examples > has the 35 types of the API document'],
    ['Idempotency keys are kept for 24 hours', 'http/idempotency > after 24 hours the key is free'],
    [
      'Ended workflow runs and replaced publications are kept for 90 days',
      'retention/retention > runs go 90 days after their end, publications 90 days after they were replaced and once no run needs them',
    ],
    [
      'Path, query and headers have at most 16 KiB, and beyond that the one error shape',
      'http/errors > %s is refused in the same shape',
    ],
    ['A body has at most 1 MiB', 'http/errors > one byte beyond the limit is refused, declared or not'],
  ],
};
