import { expect, test } from 'vitest';
import type { Session } from '@/lib/auth/session-lookup';
import { allowedOperation } from './allow';

const owner: Session = {
  id: 's1',
  user: { id: 'u1', name: 'Ana', email: 'ana@example.cl', role: 'owner', twoFactorEnabled: false },
  connectionId: null,
};

test.each(['/deals/1042', '/deals/d_01%20x', '/deals/a%3Ab', '/deals/%C3%B1'])('%s is a deal', (path) => {
  expect(allowedOperation('GET', path, owner).id).toBe('getDeal');
});

test.each([
  '/deals/1%2Fwon',
  '/deals/1%5cwon',
  '/deals/1%252Fwon',
  '/deals/%252e%252e',
  '/deals/..;',
  '/deals/..%3B',
  '/deals/1%3Festado=ganado',
  '/deals/1%23',
  '/deals/1%00',
  '/deals/1%0d%0a',
])('%s is no path: the server might read another one', (path) => {
  expect(() => allowedOperation('GET', path, owner)).toThrow(`The API has no ${path}`);
});
