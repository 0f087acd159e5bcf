/** The text of a base64 body, its byte order mark kept: the signature covers that, too. */
export function textOfBody(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
