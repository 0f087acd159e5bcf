import { expect, test } from 'vitest';

test('zod finds the setting that the browser is given before zod is there', async () => {
  await import('../instrumentation-client');
  const { globalConfig } = await import('zod/v4/core');
  expect(globalConfig.jitless).toBe(true);
});
