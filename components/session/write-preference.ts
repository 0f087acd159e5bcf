import { preferenceCookie, type preferenceCookies, type Theme } from '@/lib/format/preferences';

/** Keeps a preference in this browser for the server to read on the next request. */
export function writePreference(name: keyof typeof preferenceCookies, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = preferenceCookie(name, value);
}

/** Puts a theme on the page at once. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
