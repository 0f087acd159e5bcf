import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { expect } from '@playwright/test';
import { createWebhookEndpoint, rotateWebhookSecret } from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import { emitterFor } from './support/example-events.ts';
import { sign } from './support/plain-server.ts';

const emit = emitterFor('webhook-verify');

const fileOf = (name: string) => readFileSync(new URL(`../examples/${name}`, import.meta.url), 'utf8');

const examples = [
  ['Express', 'receivers/express/receiver.mjs'],
  ['Fastify', 'receivers/fastify/receiver.mjs'],
  ['Next.js', 'receivers/next/route.ts'],
  ['Flask', 'receivers/flask/receiver.py'],
  ['FastAPI', 'receivers/fastapi/receiver.py'],
  ['net/http', 'receivers/go/receiver.go'],
  ['Spring', 'receivers/spring/Receiver.java'],
  ['Node', 'verify/node/verify.mjs'],
  ['Python', 'verify/python/verify.py'],
  ['Go', 'verify/go/verify.go'],
  ['Java', 'verify/java/Verify.java'],
] as const;

/** As a parser that sorts keys writes a body again. */
function sorted(body: string): string {
  return JSON.stringify(JSON.parse(body), (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

test('a real delivery is judged, with exactly why it fails, and the code for it is the tested one', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  const url = `${receiver.url}/${randomUUID()}`;
  const { id, secret: old } = await api.call(createWebhookEndpoint, {
    body: { url, events: ['quote.sent'] },
  });
  const { secret } = await api.call(rotateWebhookSecret, { path: { id } });
  await emit(api, 'quote.sent');
  await expect.poll(() => receiver.of('quote.sent').length).toBe(1);
  const [{ body, headers: sent }] = receiver.of('quote.sent') as [ReturnType<typeof receiver.of>[number]];
  const signature = String(sent['x-service-signature']);
  const all = Object.entries(sent)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const now = () => Math.floor(Date.now() / 1000);

  await page.goto('/webhooks/verify');
  const verdict = page.getByTestId('verdict');
  const cases: [words: string, given: { headers?: string; body?: string; secret?: string }][] = [
    ['The signature is valid', {}],
    ['with the previous secret', { secret: old }],
    ['The secret or the body is different', { secret: 'whsec_of_another_endpoint' }],
    ['The secret has spaces around it', { secret: ` ${secret}` }],
    ['The secret or the body is different', { headers: signature, secret: old }],
    ['The secret has quotation marks', { secret: `'${secret}'` }],
    ['parsed and written again with different spacing', { body: JSON.stringify(JSON.parse(body), null, 2) }],
    ['White space was added or removed', { body: `${body}\n` }],
    ['The secret or the body is different', { body: body.replace('COT-', 'VTA-') }],
    ['with its keys in another order', { body: sorted(body) }],
    ['turned into a string literal', { body: JSON.stringify(body) }],
    ['The signature is valid', { headers: JSON.stringify(sent) }],
    ['The signature is valid', { headers: inspect(Object.entries(sent).flat()) }],
    ['The signature is valid', { headers: all.replace(/^/gm, '> ') }],
    ['The signature is valid', { headers: `[(b'x-service-signature', b'${signature}')]` }],
    ['but too old', { headers: sign(secret, now() - 900, body) }],
    ['but its timestamp is in the future', { headers: sign(secret, now() + 900, body) }],
    [
      'These headers do not include X-Service-Signature',
      { headers: all.replace(/x-service-signature/gi, 'x-hub-signature') },
    ],
    ['This is another service’s signature', { headers: `sha256=${'a'.repeat(64)}` }],
    ['t is part of what is signed', { headers: signature.split('v1=')[1]! }],
    ['You may have pasted another header', { headers: `X-Service-Signature: ${sent['x-service-delivery']}` }],
  ];
  for (const [words, given] of cases) {
    await page.getByRole('textbox', { name: 'Headers' }).fill(given.headers ?? all);
    await page.getByRole('textbox', { name: 'Body' }).fill(given.body ?? body);
    await page.getByLabel('Signing secret').fill(given.secret ?? secret);
    await expect(verdict, JSON.stringify(given)).toContainText(words);
  }

  for (const [name, file] of examples) {
    if (name === 'Node') await page.getByText('Only the check', { exact: true }).click();
    await page.getByRole('tab', { name, exact: true }).click();
    const code = page.getByRole('region', { name, exact: true }).locator('code');
    expect(await code.textContent()).toBe(fileOf(file));
    await expect(code.locator('.text-code-keyword').first()).toBeVisible();
  }
});
