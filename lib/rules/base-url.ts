/** Why an address cannot be a connection's. */
export type BaseUrlProblem = 'invalid_url' | 'https_required' | 'credentials_in_url' | 'query_in_url';

/** Whether a key that was entered for one address may be sent to the other: same scheme, host and port. */
export function isSameServer(one: string, other: string): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads the base address of a server: https to anywhere, plain http to this machine only, so that a key never
 * crosses a network in the open. The slash at the end is dropped.
 */
export function parseBaseUrl(text: string): { baseUrl: string } | { problem: BaseUrlProblem } {
  if (!URL.canParse(text)) return { problem: 'invalid_url' };
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'invalid_url' };
  if (url.username || url.password) return { problem: 'credentials_in_url' };
  if (url.search || url.hash) return { problem: 'query_in_url' };
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) return { problem: 'https_required' };
  return { baseUrl: (url.origin + url.pathname).replace(/\/+$/, '') };
}
