import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'live';

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-ink-muted',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  live: 'bg-live text-on-live',
};

type BadgeProps = { tone?: Tone; icon?: ReactNode; children: ReactNode; className?: string };

/** A short state in words; the tone only underlines it. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 shrink-0 items-center gap-1 whitespace-nowrap rounded px-1.5 font-medium text-xs [&_svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
