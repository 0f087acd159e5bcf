/**
 * Maps items by an asynchronous function, at most `atOnce` of them at a time; results stand in the items' order.
 * The first failure is thrown and nothing more is begun.
 */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  let hasFailed = false;
  async function work() {
    while (next < items.length && !hasFailed) {
      const index = next++;
      try {
        results[index] = await map(items[index]!);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
