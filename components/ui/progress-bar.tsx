type ProgressBarProps = {
  label: string;
  value: number;
  /** Undefined where nobody knows how much there is: it fills once `isOver`. */
  max: number | undefined;
  isOver?: boolean;
  className?: string;
};

/** How far something is. */
export function ProgressBar({ label, value, max, isOver = false, className = 'w-full' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={max ?? 1}
      // Without a value the browser shows that it is not known.
      value={max === undefined ? (isOver ? 1 : undefined) : value}
      className={`h-1.5 appearance-none overflow-hidden rounded-full bg-hover [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-accent ${max === undefined && !isOver ? 'animate-pulse bg-accent' : ''} ${className}`}
    />
  );
}
