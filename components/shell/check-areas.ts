import { callConsole } from '@/lib/api/console-call';
import type { ProbedOperation } from '@/lib/rules/finding';

/** Has the console ask the connection's server now which of these reads it has, and remember the answer. */
export function checkAreas(
  connectionId: string,
  operationIds: readonly string[],
): Promise<{ data: readonly ProbedOperation[] }> {
  return callConsole(`connections/${connectionId}/areas`, { method: 'POST', body: { operationIds } });
}
