const stackLine = /^\s+at \S|^\s*[[\]{}(),;]*\s*$/;

/** A line of a program's output as a person reads it: the message of a JSON log line, nothing for a stack's. */
export function plainWords(line: string): string | undefined {
  if (stackLine.test(line)) return undefined;
  if (!line.startsWith('{"')) return line;
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
}
