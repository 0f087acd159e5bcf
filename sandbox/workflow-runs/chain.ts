/** How often a workflow may be in a chain of workflows that start each other, and how long a chain may be. */
const TIMES_MAX = 3;
const LENGTH_MAX = 10;

/**
 * Why a workflow may not begin at the end of this chain, undefined where it may. A chain is what led to an event: the
 * workflows whose runs' effects began one another, the first one first.
 */
export function whyCut(chain: readonly number[], workflowId: number): string | undefined {
  const path = [...chain, workflowId].join(' → ');
  if (chain.filter((id) => id === workflowId).length >= TIMES_MAX) {
    return `Ciclo cortado: el flujo ya se ejecutó ${TIMES_MAX} veces en la cadena que lo inició (${path}).`;
  }
  if (chain.length >= LENGTH_MAX) {
    return `Cadena cortada: ya tiene ${LENGTH_MAX} flujos que se inician entre sí (${path}).`;
  }
  return undefined;
}
