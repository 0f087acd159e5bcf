const prefix = 'subaccount-console.';

/**
 * One value for the whole process. Next loads a module once for each of its bundles (pages, handlers,
 * instrumentation), so what there must be one of hangs on the global object.
 */
export function processWide<T>(name: string, make: () => T): T {
  const holder = globalThis as unknown as Record<symbol, T | undefined>;
  const key = Symbol.for(prefix + name);
  holder[key] ??= make();
  return holder[key];
}
