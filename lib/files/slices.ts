const SLICE_MS = 12;

/**
 * Does something with each of many, a slice at a time, so that the page stays alive.
 * @throws what `signal` was aborted with
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  each: (item: Item, place: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  let sliceEnd = performance.now() + SLICE_MS;
  let place = 0;
  for (const item of items) {
    each(item, place++);
    if (performance.now() < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    sliceEnd = performance.now() + SLICE_MS;
  }
}
