import { expect, test } from 'vitest';
import { assertNodeVersion } from './node-version.mjs';

test.each(['20.0.0', '20.20.2', '22.11.0', '24.21.0', '100.1.0'])('Node %s will do', (version) => {
  expect(() => assertNodeVersion(version)).not.toThrow();
});

test.each(['8.17.0', '18.20.4', '19.9.0'])('Node %s is refused with what to do', (version) => {
  expect(() => assertNodeVersion(version)).toThrow(
    new RegExp(`Node\\.js 20 or later is needed; this is ${version}\\.\nInstall a current one`),
  );
});
