/**
 * Where to go after signing in: the path asked for, or `/` where it is none of this console's pages. Without this
 * check a link to the sign-in page could lead to another site.
 */
export function nextPath(asked: string | undefined): string {
  if (!asked?.startsWith('/')) return '/';
  const base = 'http://console.invalid';
  const url = URL.canParse(asked, base) ? new URL(asked, base) : undefined;
  // A path may become one with two slashes at its front (`/.//host`), which is another site to a browser.
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}`;
}
