/** One place where what came is not what was expected. */
export type Difference = {
  /** `data.0.title`; empty for the whole. */
  readonly path: string;
  readonly expected: unknown;
  /** Undefined where nothing stood there. */
  readonly got: unknown;
};

/**
 * Where `got` is not what `expected` says. An object may hold more than is expected of it; a list has the same length.
 */
export function differences(expected: unknown, got: unknown, path = ''): Difference[] {
  if (Array.isArray(expected) && Array.isArray(got)) {
    const length = Math.max(expected.length, got.length);
    return Array.from({ length }, (_, at) => at).flatMap((at) =>
      at < expected.length
        ? differences(expected[at], got[at], join(path, at))
        : surplus(got[at], join(path, at)),
    );
  }
  if (isRecord(expected) && isRecord(got)) {
    return Object.entries(expected).flatMap(([key, value]) => differences(value, got[key], join(path, key)));
  }
  return Object.is(expected, got) ? [] : [{ path, expected, got }];
}

function surplus(got: unknown, path: string): Difference[] {
  return [{ path, expected: undefined, got }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function join(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`;
}
