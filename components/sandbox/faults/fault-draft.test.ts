import { expect, test } from 'vitest';
import { apiFaultKinds, createFault, webhookFaultKinds } from '@/lib/contract/faults';
import { type FaultDraft, kindsOf, newFault, ofKind, ofTarget } from './fault-draft';

const isTaken = (draft: FaultDraft) => createFault.body.safeParse(JSON.parse(JSON.stringify(draft))).success;

test('offers every kind of the contract', () => {
  expect([...kindsOf.api].sort()).toEqual([...apiFaultKinds].sort());
  expect([...kindsOf.webhooks].sort()).toEqual([...webhookFaultKinds].sort());
});

test('each kind, chosen after any other, is one that the contract takes', () => {
  for (const of of ['api', 'webhooks'] as const) {
    for (const before of kindsOf[of]) {
      for (const kind of kindsOf[of]) {
        const draft = ofKind(ofKind(ofTarget(newFault, of), before), kind);
        expect([of, kind, isTaken(draft)]).toEqual([of, kind, true]);
      }
    }
  }
});

test('what was said of one side does not go to the other, how often does', () => {
  const draft = ofTarget({ ...newFault, path: '/deals', every: 3 }, 'webhooks');
  expect(draft).toMatchObject({ of: 'webhooks', kind: 'duplicate', path: undefined, every: 3 });
});
