import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';

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

const app = Fastify({ bodyLimit: 4 * 1024 * 1024 });
// In place of Fastify's own JSON parser: the signature is of the bytes as they arrived.
app.removeContentTypeParser('application/json');
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
);
app.post('/hook', async (request, reply) => {
  const { headers, body } = request;
  const signatures = [headers['x-service-signature'], headers['x-service-signature-previous']];
  if (!isGenuine(body, signatures)) return reply.code(401).send();
  const event = JSON.parse(body.toString('utf8'));
  if (!received.has(event.id)) {
    received.set(event.id, event);
    // Kept, so it may be acknowledged; the work comes after the answer.
    setImmediate(() => carryOut(event).catch((error) => console.error(event.id, error)));
  }
  return reply.code(204).send();
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
