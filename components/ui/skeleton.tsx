import { classNames } from './class-names';

/** A grey block of the size that the content will have; give it height and width by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={classNames('motion-safe:animate-pulse rounded-md bg-hover', className)} />
  );
}
