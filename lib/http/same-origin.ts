import type { Config } from '@/lib/store/config';
import { ConsoleError } from './console-error';

/**
 * The origins that may write. Where CONSOLE_URL is set it is the only one; else it is the address the browser
 * itself used, which another site's page cannot forge (`Host` is not a header that a page can set).
 */
export function trustedOrigins(config: Pick<Config, 'url' | 'urlIsSet'>, headers: Headers): string[] {
  if (config.urlIsSet) return [new URL(config.url).origin];
  const host = headers.get('host');
  return host ? [`http://${host}`] : [];
}

/** Refuses a write that does not come from the console's own pages (cross-site request forgery). */
export function assertSameOrigin(config: Pick<Config, 'url' | 'urlIsSet'>, request: Request): void {
  const origin = request.headers.get('origin');
  if (origin && trustedOrigins(config, request.headers).includes(origin)) return;
  throw new ConsoleError(403, 'forbidden_origin', 'Writes are accepted from the pages of this console only');
}

/**
 * Refuses a read that none of the console's pages began, another site's link or an address typed by hand: an export
 * is a whole list. Browsers leave `Sec-Fetch-Site` out towards plain http addresses of a network; there the page
 * that asks (`Referer`, which our pages send to their own origin) has to be the console's.
 */
export function assertAskedByPage(config: Pick<Config, 'url' | 'urlIsSet'>, request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  const referer = request.headers.get('referer');
  const isOwn =
    site === null
      ? referer !== null &&
        URL.canParse(referer) &&
        trustedOrigins(config, request.headers).includes(new URL(referer).origin)
      : site === 'same-origin';
  if (isOwn) return;
  throw new ConsoleError(403, 'forbidden_origin', 'Exports are answered to the pages of this console only');
}
