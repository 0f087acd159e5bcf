/** Cookies that keep how a browser wants its pages; the server reads them, so that the first paint is right. */
export const preferenceCookies = {
  locale: 'locale',
  theme: 'theme',
  timeZone: 'time_zone',
  sidebar: 'sidebar',
} as const;

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The chosen theme, `system` unless a cookie says otherwise. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The text of a `document.cookie` assignment that keeps a preference for a year. */
export function preferenceCookie(name: keyof typeof preferenceCookies, value: string): string {
  return `${preferenceCookies[name]}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
