import { createHash } from 'node:crypto';
import type { Allowance } from './visit.ts';

/** The content security policy of a public page. Only a form that asks for it may be framed, or lead elsewhere when sent. */
export function policyOf(allows?: Allowance): string {
  const style = allows && `'sha256-${createHash('sha256').update(allows.style).digest('base64')}'`;
  return [
    "default-src 'none'",
    `style-src ${style ?? "'self'"}`,
    ...(allows ? ["script-src 'self'"] : []),
    // A browser holds every redirect after a form to this, also those of the site that it leads to.
    `form-action 'self'${allows?.leaving ? ' https: http:' : ''}`,
    `frame-ancestors ${allows?.framing ? '*' : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}
