import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names';

/** A turning circle. Decoration: whoever shows it says in words what is under way. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle
      aria-hidden
      className={classNames('shrink-0 motion-safe:animate-spin', className ?? 'size-4')}
    />
  );
}
