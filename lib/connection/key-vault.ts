import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';

/** One purpose, one key: the console's secret itself signs sessions. */
function vaultKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'subaccount-console', 'connection-key v1', 32));
}

/**
 * Seals an API key with AES-256-GCM for the row `connectionId`: moved to another row it does not open.
 * Text of four base64url parts: version, nonce, tag, data.
 */
export function sealKey(apiKey: string, connectionId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', vaultKey(secret), nonce).setAAD(Buffer.from(connectionId));
  const data = Buffer.concat([cipher.update(apiKey, 'utf8'), cipher.final()]);
  return [VERSION, ...[nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
}

/** Opens what `sealKey` sealed; undefined where it was changed or sealed with another secret. */
export function openKey(sealed: string, connectionId: string, secret: string): string | undefined {
  const [version, ...parts] = sealed.split('.');
  if (version !== VERSION || parts.length !== 3) return undefined;
  const [nonce, tag, data] = parts.map((part) => Buffer.from(part, 'base64url'));
  try {
    const decipher = createDecipheriv('aes-256-gcm', vaultKey(secret), nonce!, { authTagLength: 16 })
      .setAAD(Buffer.from(connectionId))
      .setAuthTag(tag!);
    return Buffer.concat([decipher.update(data!), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
