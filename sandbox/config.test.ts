import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

test('secrets may come from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const texts = {
    SANDBOX_KEYS: 'sac_test_0123456789:7,sac_test_9876543210:8',
    SANDBOX_DATABASE_URL: 'postgres://sandbox@127.0.0.1/sandbox',
    SMTP_URL: 'smtp://127.0.0.1:25',
  };
  const files = Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(folder, name), `${text}\n`);
    return [`${name}_FILE`, join(folder, name)];
  });
  expect(readConfig(Object.fromEntries(files))).toMatchObject({
    keys: [
      { key: 'sac_test_0123456789', subaccountId: 7 },
      { key: 'sac_test_9876543210', subaccountId: 8 },
    ],
    databaseUrl: texts.SANDBOX_DATABASE_URL,
    smtpUrl: texts.SMTP_URL,
  });
});

test('a setting that comes both ways is refused', () => {
  expect(() => readConfig({ SANDBOX_KEYS: 'sac_test_0123456789:1', SANDBOX_KEYS_FILE: '/keys' })).toThrow(
    'SANDBOX_KEYS and SANDBOX_KEYS_FILE are both set. Keep one of them.',
  );
});

test('a key may have a name, and one that cannot be kept is refused without the key', () => {
  const keysOf = (SANDBOX_KEYS: string) => readConfig({ SANDBOX_KEYS }).keys;
  expect(keysOf('sac_test_0123456789:7:ERP de bodega, sac_test_9876543210:8')).toEqual([
    { key: 'sac_test_0123456789', subaccountId: 7, name: 'ERP de bodega' },
    { key: 'sac_test_9876543210', subaccountId: 8 },
  ]);
  for (const name of ['', ' erp', 'a:b', '<b>', 'x'.repeat(41)]) {
    expect(() => keysOf(`sac_test_9876543210:8,sac_test_0123456789:7:${name}`)).toThrow(
      'SANDBOX_KEYS: the name of item 2 takes letters, digits,',
    );
  }
});
