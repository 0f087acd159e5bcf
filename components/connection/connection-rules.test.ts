import { expect, test } from 'vitest';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { errorDetails } from '@/lib/contract/validation';
import { connectionRules } from './connection-rules';

const typed = {
  name: 'Sandbox',
  baseUrl: 'https://api.example/v1',
  apiKey: 'sk_test_0123456789',
  clienteId: '',
};
const stored = { baseUrl: 'https://api.example/v1' } as ConnectionView;

function issues(change: Partial<typeof typed>, connection?: ConnectionView): string[] {
  const values = { ...typed, ...change };
  const { error } = connectionRules(connection).safeParse(values);
  return error ? errorDetails(error, values).map(({ field, issue }) => `${field} ${issue}`) : [];
}

test.each([
  [{}, []],
  [{ name: ' ' }, ['name required']],
  [{ baseUrl: 'ftp://api.example' }, ['baseUrl invalid_base_url']],
  [{ apiKey: 'clave\nnueva' }, ['apiKey key_invalid_characters']],
  [{ apiKey: 'x'.repeat(5_000) }, ['apiKey key_too_long']],
  [{ clienteId: '07' }, ['clienteId invalid_cliente_id']],
  [{ apiKey: ' ' }, ['apiKey required']],
] as const)('of a new connection with %j the form says %j', (change, said) => {
  expect(issues(change)).toEqual(said);
});

test('the stored key stays where nothing is typed, and goes to no other server', () => {
  expect(issues({ apiKey: '' }, stored)).toEqual([]);
  expect(issues({ apiKey: '', baseUrl: 'https://api.example/v2' }, stored)).toEqual([]);
  expect(issues({ apiKey: '', baseUrl: 'https://other.example/v1' }, stored)).toEqual([
    'apiKey key_for_new_host',
  ]);
});
