/** Prints what is being done, and how long it took once it is. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`${what} … `);
  const started = Date.now();
  try {
    const result = await work();
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log('');
    throw error;
  }
}
