// app/hook/route.ts
import { createHmac, timingSafeEqual } from 'node:crypto';

type Event = { id: string; type: string; data: unknown };

// A table with the event's id as its key, where events must outlive the process.
const received = new Map<string, Event>();

function isGenuine(rawBody: Buffer, signatures: (string | null)[], secret: string): boolean {
  return signatures.some((signature) => {
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    if (!t || !v1) return false;
    const expected = createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest();
    if (!timingSafeEqual(expected, Buffer.from(v1, 'hex'))) return false;
    return Math.abs(Date.now() / 1000 - Number(t)) <= 300;
  });
}

async function carryOut(event: Event): Promise<void> {
  console.log(event.id, event.type);
}

export async function POST(request: Request): Promise<Response> {
  const secret = process.env.WEBHOOK_SECRET;
  if (!secret) throw new Error('Set WEBHOOK_SECRET to the secret of the endpoint');
  // Not request.json(): the signature is of the bytes as they arrived.
  const rawBody = Buffer.from(await request.arrayBuffer());
  const { headers } = request;
  const signatures = [headers.get('X-Service-Signature'), headers.get('X-Service-Signature-Previous')];
  if (!isGenuine(rawBody, signatures, secret)) return new Response(null, { status: 401 });
  const event = JSON.parse(rawBody.toString('utf8')) as Event;
  if (!received.has(event.id)) {
    received.set(event.id, event);
    // Where the platform ends a function at its answer, take after() of next/server for this.
    setImmediate(() => carryOut(event).catch((error) => console.error(event.id, error)));
  }
  // Kept, so it may be acknowledged; the work comes after the answer.
  return new Response(null, { status: 204 });
}
