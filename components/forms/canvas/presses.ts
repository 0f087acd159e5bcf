/** Notes whether the pointer is down. */
export type Presses = {
  /** At once, or once the pointer is up and its click has come: nothing may move under a press, or the click is lost. */
  readonly afterPress: (run: () => void) => void;
  readonly stop: () => void;
};

/** Watches all presses of a window. Touch says `mousedown` only after the finger is up, so both kinds are heard. */
export function watchPresses(target: EventTarget): Presses {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const onDown = () => {
    isDown = true;
  };
  const onUp = () => {
    isDown = false;
    const due = waiting;
    waiting = [];
    // The click follows in the same turn.
    if (due.length > 0)
      setTimeout(() => {
        for (const run of due) run();
      });
  };
  const heard = new AbortController();
  const options = { capture: true, signal: heard.signal };
  for (const type of ['pointerdown', 'mousedown']) target.addEventListener(type, onDown, options);
  for (const type of ['pointerup', 'pointercancel', 'mouseup']) target.addEventListener(type, onUp, options);
  return {
    afterPress: (run) => (isDown ? void waiting.push(run) : run()),
    stop: () => heard.abort(),
  };
}
