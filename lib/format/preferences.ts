/** Cookies that keep how a browser wants its pages; the server reads them, so that the first paint is right. */
export const preferenceCookies = {
  locale: 'locale',
  theme: 'theme',
  timeZone: 'time_zone',
  sidebar: 'sidebar',
  panel: 'panel',
} as const;

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The chosen theme, `system` unless a cookie says otherwise. */
export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}

/** How wide a record's panel is beside its list, in pixels: at first, and as far as it is dragged. */
export const PANEL_WIDTH = 560;
export const PANEL_MIN = 384;
export const PANEL_MAX = 1200;

/** The width that was dragged; undefined where there is none to go by. */
export function readPanelWidth(value: string | undefined): number | undefined {
  const width = Number(value);
  return value && width >= PANEL_MIN && width <= PANEL_MAX ? Math.round(width) : undefined;
}

/** The text of a `document.cookie` assignment that keeps a preference for a year. */
export function preferenceCookie(name: keyof typeof preferenceCookies, value: string): string {
  return `${preferenceCookies[name]}=${encodeURIComponent(value)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
