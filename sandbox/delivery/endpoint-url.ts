import { isIP } from 'node:net';
import { isAllowedAddress, isLoopbackAddress } from './address.ts';

export type UrlIssue =
  | 'invalid_url'
  | 'https_required'
  | 'credentials_in_url'
  | 'fragment_not_allowed'
  | 'address_not_allowed';

/**
 * What is wrong with an endpoint's URL, as far as the text tells: https only (plain http to loopback where insecure
 * webhooks are allowed), no credentials, no fragment, no special address. Names are checked when they are dialled.
 */
export function endpointUrlIssue(text: string, allowInsecure: boolean): UrlIssue | undefined {
  const url = URL.parse(text);
  if (!url?.hostname) return 'invalid_url';
  const host = hostOf(url);
  const loopback = isLoopbackName(host) || isLoopbackAddress(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback && allowInsecure))
    return 'https_required';
  if (url.username || url.password) return 'credentials_in_url';
  if (text.includes('#')) return 'fragment_not_allowed';
  if (loopback ? !allowInsecure : isIP(host) && !isAllowedAddress(host)) return 'address_not_allowed';
  return undefined;
}

/** The host without the brackets of an IPv6 literal and without the dot that ends a full name. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$|\.$/g, '');
}

function isLoopbackName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}
