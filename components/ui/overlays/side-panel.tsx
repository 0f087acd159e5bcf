'use client';

import type { ReactNode } from 'react';
import { lazyOverlay } from '@/components/ui/lazy';

export type SidePanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Badges and the like beside the title. */
  titleExtra?: ReactNode;
  description?: ReactNode;
  /** Buttons beside the close button. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** Whether a click outside closes it; switch off where something may have been typed. */
  isDismissable?: boolean;
  /** Whether something was typed and not saved: closing asks first, and a click outside does nothing. */
  isDirty?: boolean;
  children: ReactNode;
};

/** A modal panel at the right edge that shows one record over its list; the whole screen on a phone. */
export const SidePanel = lazyOverlay<SidePanelProps>(() =>
  import('./side-panel-overlay').then((module) => module.SidePanelOverlay),
);
