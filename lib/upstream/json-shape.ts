/** Deeper than anything of the API, and far from what makes a reader run out of stack. */
export const MAX_DEPTH = 512;

/** The same of what has been parsed, and faster. */
export function isTooDeep(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  const held: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return held.some((each) => isTooDeep(each, levels - 1));
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Follows the brackets of a JSON text as its bytes come, without reading it: whether it is nested too deep, and
 * whether it is cut short. A text that passes may be malformed otherwise.
 */
export class JsonShape {
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #isTooDeep = false;

  /** False where it is nested too deep. */
  push(bytes: Uint8Array): boolean {
    let depth = this.#depth;
    let isInText = this.#isInText;
    let isEscaped = this.#isEscaped;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInText = false;
      } else if (byte === QUOTE) isInText = true;
      else if (byte === 0x5b || byte === 0x7b) {
        if (++depth > MAX_DEPTH) this.#isTooDeep = true;
      } else if (byte === 0x5d || byte === 0x7d) depth--;
    }
    this.#depth = depth;
    this.#isInText = isInText;
    this.#isEscaped = isEscaped;
    return !this.#isTooDeep;
  }

  /** Whether every bracket and every text that was opened is closed. */
  isClosed(): boolean {
    return this.#depth === 0 && !this.#isInText;
  }
}
