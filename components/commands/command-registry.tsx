'use client';

import type { LucideIcon } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';

/** Something that the command palette offers. */
export type Command = {
  id: string;
  label: string;
  /** Other words that find it. */
  keywords?: readonly string[];
  icon?: LucideIcon;
  run: () => void;
};

type Registry = {
  commands: readonly Command[];
  set: (owner: string, commands: readonly Command[] | undefined) => void;
};

const CommandContext = createContext<Registry | undefined>(undefined);

/** Collects what the pages below offer to the command palette. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const [byOwner, setByOwner] = useState<Readonly<Record<string, readonly Command[] | undefined>>>({});
  const set = useCallback<Registry['set']>(
    (owner, commands) => setByOwner((all) => ({ ...all, [owner]: commands })),
    [],
  );
  const registry = useMemo<Registry>(
    () => ({ commands: Object.values(byOwner).flatMap((commands) => commands ?? []), set }),
    [byOwner, set],
  );
  return <CommandContext value={registry}>{children}</CommandContext>;
}

/** What the page shown adds to the palette. */
export function useRegisteredCommands(): readonly Command[] {
  return useRegistry().commands;
}

/** Adds commands while the component is shown. Memoise the list: a new one is a new registration. */
export function useCommands(commands: readonly Command[]) {
  const { set } = useRegistry();
  const owner = useId();
  useEffect(() => {
    set(owner, commands);
    return () => set(owner, undefined);
  }, [set, owner, commands]);
}

function useRegistry(): Registry {
  const registry = useContext(CommandContext);
  if (!registry) throw new Error('useCommands outside of CommandProvider');
  return registry;
}
