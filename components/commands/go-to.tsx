'use client';

import { useRouter } from 'next/navigation';
import { useShortcut } from './shortcuts';

type GoToProps = { keys: `g ${string}`; label: string; href: string };

/** Keys that lead to a page while this is shown. */
export function GoTo({ keys, label, href }: GoToProps) {
  const router = useRouter();
  useShortcut(keys, label, () => router.push(href), 'goTo');
  return null;
}
