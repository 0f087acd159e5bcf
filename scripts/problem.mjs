/** Something the person at the terminal can act on: a sentence that says what is wrong and what to do. */
export class Problem extends Error {
  /** @param {string} what @param {string} [advice] */
  constructor(what, advice) {
    super(advice ? `${what}\n${advice}` : what);
    this.name = 'Problem';
  }
}

/**
 * Ends the process: a problem as its own words, anything else with its stack.
 * @param {unknown} error
 * @returns {never}
 */
export function failWith(error) {
  if (error instanceof Problem) console.error(`\n${error.message}`);
  else console.error(error);
  process.exit(1);
}
