const pattern = /^([A-Za-z0-9][A-Za-z0-9_-]*?_(live|test)_)[\x21-\x7e]{8,400}$/;

/**
 * Reads a credential ("Authentication" of the API document): `<prefix>_live_<secret>` or `<prefix>_test_<secret>`.
 * Undefined where it has neither form.
 */
export function parseApiKey(key: string): { environment: 'live' | 'test'; hint: string } | undefined {
  const match = pattern.exec(key);
  if (!match) return undefined;
  return { environment: match[2] as 'live' | 'test', hint: `${match[1]}…${key.slice(-4)}` };
}
