import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shellQuote } from '@/lib/api/curl';
import { deliveryCurl } from './delivery-curl';

test('a shell reads back exactly what was quoted', () => {
  const words = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(words, (text) => {
      const printed = execFileSync('sh', ['-c', `printf %s ${shellQuote(text)}`], { encoding: 'utf8' });
      expect(printed).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('carries the headers of a delivery and leaves the signature out where there is none', () => {
  const request = { url: 'https://erp.example.cl/hook', eventType: 'deal.won', deliveryId: '7', body: '{}' };
  expect(deliveryCurl({ ...request, signature: 't=1,v1=ab' })).toBe(
    [
      "curl -i -X POST 'https://erp.example.cl/hook' \\",
      "  -H 'Content-Type: application/json' \\",
      "  -H 'User-Agent: Service-Webhooks/1.0' \\",
      "  -H 'X-Service-Event: deal.won' \\",
      "  -H 'X-Service-Delivery: 7' \\",
      "  -H 'X-Service-Signature: t=1,v1=ab' \\",
      "  --data-raw '{}'",
    ].join('\n'),
  );
  expect(deliveryCurl(request)).not.toContain('Signature');
});

test('a shell hands curl the exact body, whatever is in it, and every header once', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((each) => !each.includes('\0'));
  fc.assert(
    fc.property(text, (body) => {
      const command = deliveryCurl({
        url: "https://erp.example.cl/o'hook?a=$HOME",
        eventType: 'deal.won',
        deliveryId: '7',
        body,
        signature: 't=1,v1=ab',
      });
      const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
      const args = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
      expect(args.slice(0, 4)).toEqual(['-i', '-X', 'POST', "https://erp.example.cl/o'hook?a=$HOME"]);
      expect(args.slice(-2)).toEqual(['--data-raw', body]);
      expect(args.filter((arg) => arg.startsWith('X-Service-Signature: '))).toEqual([
        'X-Service-Signature: t=1,v1=ab',
      ]);
    }),
    { numRuns: 40 },
  );
});
