'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

type TextState = { value?: string; onChange?: (text: string) => void };

/**
 * Takes over what was typed, or filled in by a password manager, while the page's code was still on its way: the next
 * drawing would put the empty value of the page in its place.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  { value = '', onChange }: TextState,
): void {
  const isHydrated = useIsHydrated();
  const [early, setEarly] = useState<string>();
  const read = useEffectEvent(() => {
    const text = field.current?.value;
    // Only in a page from the server: any field may hold line breaks in another form than it was given.
    if (!isHydrated && text !== value) setEarly(text);
  });
  useLayoutEffect(() => read(), []);
  const tell = useEffectEvent((text: string) => onChange?.(text));
  // One drawing later: a form listens to its fields only once all of them are there.
  useEffect(() => {
    if (early !== undefined) tell(early);
  }, [early]);
}
