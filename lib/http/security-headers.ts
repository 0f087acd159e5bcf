/** Sonner adds its one style element by itself and takes no nonce; a test compares this with its source. */
export const sonnerStyleHash = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=';

/** Of no text at all: sonner puts its element on the page before it fills it. */
const emptyStyleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * The content security policy of a page. Scripts run by nonce alone. `style-src-attr` has to allow inline styles:
 * positions of popovers and of virtual lists are set that way.
 */
export function contentSecurityPolicy(nonce: string, { isDevelopment }: { isDevelopment: boolean }): string {
  return [
    "default-src 'self'",
    // React's development build evaluates code to show stacks of the server.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    isDevelopment
      ? "style-src-elem 'self' 'unsafe-inline'"
      : `style-src-elem 'self' 'nonce-${nonce}' '${emptyStyleHash}' '${sonnerStyleHash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Without it browsers fall back on script-src, where 'strict-dynamic' takes 'self' away.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // The page's code sends all forms. One sent before that is there would put a password into the address.
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The other headers of every page. */
export function securityHeaders(isHttps: boolean): [name: string, value: string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    ],
    ...(isHttps
      ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ];
}
