import { createHmac, timingSafeEqual } from 'node:crypto';
import express from 'express';

const { PORT = '3000', WEBHOOK_SECRET: secret } = process.env;
if (!secret) throw new Error('Set WEBHOOK_SECRET to the secret of the endpoint');

// A table with the event's id as its key, where events must outlive the process.
const received = new Map();

function isGenuine(rawBody, signatures) {
  return signatures.some((signature) => {
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
    if (!t) return false;
    const expected = createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest();
    if (!timingSafeEqual(expected, Buffer.from(v1, 'hex'))) return false;
    return Math.abs(Date.now() / 1000 - Number(t)) <= 300;
  });
}

async function carryOut(event) {
  console.log(event.id, event.type);
}

const app = express();
// express.json() must not run before this route: the signature is of the bytes as they arrived.
app.post('/hook', express.raw({ type: '*/*', limit: '4mb' }), (request, response) => {
  const signatures = [request.get('X-Service-Signature'), request.get('X-Service-Signature-Previous')];
  if (!isGenuine(request.body, signatures)) return void response.sendStatus(401);
  const event = JSON.parse(request.body.toString('utf8'));
  const isNew = !received.has(event.id);
  if (isNew) received.set(event.id, event);
  // Kept, so it may be acknowledged; the work comes after the answer.
  response.sendStatus(204);
  if (isNew) carryOut(event).catch((error) => console.error(event.id, error));
});
app.listen(Number(PORT), '127.0.0.1');
