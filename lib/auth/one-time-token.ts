import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits for a link, and the hash that is stored in its place. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** Plain SHA-256: the token is random, so there is nothing to guess slowly. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
