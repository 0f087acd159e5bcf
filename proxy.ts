import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, securityHeaders } from '@/lib/http/security-headers';

/** Next's hook before every page: a fresh nonce, the policy that names it, and the other security headers. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64');
  const policy = contentSecurityPolicy(nonce, { isDevelopment: process.env.NODE_ENV === 'development' });

  // Next reads the nonce for its own scripts out of the request's policy.
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of securityHeaders(isHttps(request))) response.headers.set(name, value);
  return response;
}

function isHttps(request: NextRequest): boolean {
  return request.nextUrl.protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https';
}

// Not /api and /hooks: their answers are data, and each of them would pay for this. Nor the files of public/.
export const config = {
  matcher: [
    '/((?!api/|hooks/|_next/static/|_next/image|icons/|(?:metrics|apple-touch-icon\\.png|favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt|social\\.png)$).*)',
  ],
};
