'use client';

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keyOfPress, matchKeys, SEQUENCE_MS, type ShortcutKeys, takesLetters } from './shortcut-keys';

export type Shortcut = {
  keys: ShortcutKeys;
  label: string;
  group: 'general' | 'goTo' | 'page';
  run: () => void;
};

type Registry = {
  shortcuts: readonly Shortcut[];
  add: (shortcut: Shortcut) => () => void;
  isEnabled: boolean;
  setEnabled: (isEnabled: boolean) => void;
};

const ShortcutsContext = createContext<Registry | undefined>(undefined);
const STORAGE_KEY = 'shortcuts';

/** Listens for the keyboard shortcuts of the pages below; the one place that does. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  const [isEnabled, setIsEnabled] = useState(true);
  const add = useCallback((shortcut: Shortcut) => {
    setShortcuts((all) => [...all, shortcut]);
    return () => setShortcuts((all) => all.filter((other) => other !== shortcut));
  }, []);

  useEffect(() => setIsEnabled(localStorage.getItem(STORAGE_KEY) !== 'off'), []);
  useKeyListener(isEnabled ? shortcuts : []);

  const registry = useMemo<Registry>(
    () => ({
      shortcuts,
      add,
      isEnabled,
      setEnabled: (enabled) => {
        localStorage.setItem(STORAGE_KEY, enabled ? 'on' : 'off');
        setIsEnabled(enabled);
      },
    }),
    [shortcuts, add, isEnabled],
  );
  return <ShortcutsContext value={registry}>{children}</ShortcutsContext>;
}

/** All shortcuts of the page, for the help. */
export function useShortcuts(): Registry {
  const registry = useContext(ShortcutsContext);
  if (!registry) throw new Error('useShortcuts outside of ShortcutsProvider');
  return registry;
}

/** Adds a shortcut while the component is shown: `useShortcut('c', t('newDeal'), () => setOpen(true))`. */
export function useShortcut(
  keys: ShortcutKeys,
  label: string,
  run: () => void,
  group: Shortcut['group'] = 'page',
) {
  const { add } = useShortcuts();
  const latest = useEffectEvent(run);
  // Before it is painted: what can be seen can be used.
  useLayoutEffect(() => add({ keys, label, group, run: () => latest() }), [add, keys, label, group]);
}

function useKeyListener(shortcuts: readonly Shortcut[]) {
  const pressed = useRef<{ keys: string[]; at: number }>({ keys: [], at: 0 });

  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = keyOfPress(event);
      if (event.defaultPrevented || key === undefined || takesLetters(document.activeElement)) return;
      const isFresh = event.timeStamp - pressed.current.at < SEQUENCE_MS;
      const keys = isFresh ? [...pressed.current.keys, key] : [key];
      // Keys that lead nowhere start anew with the last of them.
      const tries = shortcuts.some((shortcut) => matchKeys(keys, shortcut.keys) !== 'none') ? keys : [key];
      pressed.current = { keys: tries, at: event.timeStamp };
      const shortcut = shortcuts.findLast((one) => matchKeys(tries, one.keys) === 'complete');
      if (!shortcut) return;
      event.preventDefault();
      pressed.current = { keys: [], at: 0 };
      shortcut.run();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [shortcuts]);
}
