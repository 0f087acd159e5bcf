import { isWrite } from '@/lib/contract/method';
import { operations } from '@/lib/contract/registry';
import { exportNames } from '@/lib/export/exportable';
import { tokenActs } from '@/lib/plans/tokens/token-acts';
import { receiverActs } from '@/lib/receiver/receiver-acts';

type Recorded = { id: string; label: string; description?: string };

/** Everything that the activity may hold by its operation id: writes of the contract, exports, acts on receivers and tokens. */
export function recordedOperations(): Recorded[] {
  const writes = operations
    .filter(isWrite)
    .map(({ id, summary }) => ({ id, label: id, description: summary }));
  const own = [
    ...exportNames().map((name) => `export:${name}`),
    ...receiverActs.map((act) => `receiver:${act}`),
    ...tokenActs.map((act) => `token:${act}`),
  ];
  return [...writes, ...own.map((id) => ({ id, label: id }))];
}
