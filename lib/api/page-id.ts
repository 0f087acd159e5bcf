/** Names this load of a page to the console, which gives each a share of the way to a server; none outside a browser. */
export const pageId = typeof window === 'undefined' ? undefined : Math.random().toString(36).slice(2, 12);
