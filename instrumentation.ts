/** Runs once when the server starts: leads odd requests away, opens the store, makes the first connection and the owner's link. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { refuseOddRequests } = await import('./lib/http/odd-requests');
  refuseOddRequests();
  const { startConsole } = await import('./lib/start/start-console');
  await startConsole();
}
