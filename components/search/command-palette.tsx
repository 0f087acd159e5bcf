'use client';

import { lazyOverlay } from '@/components/ui/lazy';
import type { PaletteOverlayProps } from './palette-overlay';
import { useTypedAhead } from './use-typed-ahead';

const PaletteOverlay = lazyOverlay<PaletteOverlayProps>(() =>
  import('./palette-overlay').then((module) => module.PaletteOverlay),
);

type CommandPaletteProps = Omit<PaletteOverlayProps, 'takeTyped'>;

/** Finds pages and actions by typing. What is typed before its code has come is not lost. */
export function CommandPalette(props: CommandPaletteProps) {
  const takeTyped = useTypedAhead(props.isOpen);
  return <PaletteOverlay {...props} takeTyped={takeTyped} />;
}
