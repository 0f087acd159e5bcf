/** What a page reads again and again, and is to be taken over once: but not while a save changes it. */
export class Followed<Value> {
  #taken: Value;
  isHeld = false;

  constructor(taken: Value) {
    this.#taken = taken;
  }

  /** The value, where it was not taken before; undefined where it was, and while it is held. */
  next(now: Value): Value | undefined {
    if (this.isHeld || now === this.#taken) return undefined;
    this.#taken = now;
    return now;
  }
}
