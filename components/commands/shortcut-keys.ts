/** Keys one after the other, `g p`, or one alone, `c`. */
export type ShortcutKeys = string;

/** Pressed keys count as one sequence for this long. */
export const SEQUENCE_MS = 1000;

export type KeyMatch = 'complete' | 'partial' | 'none';

/** Whether the keys pressed so far are the shortcut, the beginning of it, or neither. */
export function matchKeys(pressed: readonly string[], keys: ShortcutKeys): KeyMatch {
  const wanted = keys.split(' ');
  if (pressed.length > wanted.length || pressed.some((key, index) => key !== wanted[index])) return 'none';
  return pressed.length === wanted.length ? 'complete' : 'partial';
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** The key as shortcuts name it, or undefined where the press means something else. */
export function keyOfPress(event: Pressed): string | undefined {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
  return isCommand || event.key.length !== 1 || event.key === ' ' ? undefined : event.key.toLowerCase();
}

/** Whether the element takes typed letters for itself: fields, lists with type-ahead, open dialogs and menus. A panel beside its list is none. */
export function takesLetters(element: Element | null): boolean {
  return Boolean(
    element?.closest(
      'input, textarea, select, [contenteditable=true], [role=listbox], [role=menu], [role=dialog]:not([data-panel=split]), [role=alertdialog]',
    ),
  );
}
