export const dynamic = 'force-dynamic';

/** Says that the console answers; also what the forwarding benchmark compares with. */
export function GET(): Response {
  return Response.json({ status: 'ok' });
}
