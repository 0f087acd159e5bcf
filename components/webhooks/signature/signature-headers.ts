type HeaderMap = Readonly<Record<string, string | undefined>>;

/** A header's value, whatever its name's case. */
export function headerOf(headers: HeaderMap | undefined, name: string): string | undefined {
  const found = Object.entries(headers ?? {}).find(([each]) => each.toLowerCase() === name.toLowerCase());
  return found?.[1];
}

/** What stands before `=` in a signature, ours or another service's: no header's name. */
const isPartOfSignature = /^(t|v\d+|sha\d+)$/i;

/** Reads the lines of pasted headers (`Name: value`, as a log or a browser prints them), or a bare signature. */
export function parseHeaders(text: string): HeaderMap {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const match = /^\s*['"]?([A-Za-z][\w-]*)['"]?\s*[:=]\s*['"]?(.*?)['"]?,?\s*$/.exec(line);
    return match && !isPartOfSignature.test(match[1]!) ? [[match[1]!, match[2]!] as const] : [];
  });
  return lines.length > 0 ? Object.fromEntries(lines) : { 'X-Service-Signature': text.trim() };
}
