import { classNames } from '@/components/ui/class-names';
import type { Drop } from './use-drops';

type DropGhostProps = { drop: Drop; top: number; left: number; width: number; words: string };

/** Where what is held would go, in words too. */
export function DropGhost({ drop, top, left, width, words }: DropGhostProps) {
  const isPlace = drop.start !== undefined;
  return (
    <div
      aria-hidden
      data-drop={isPlace ? 'place' : 'none'}
      className={classNames(
        'pointer-events-none absolute z-10 min-h-5 overflow-hidden rounded border-2 px-1 font-medium text-xs leading-4 shadow-popover',
        isPlace
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-danger border-dashed bg-danger-soft text-danger-ink',
        isPlace && drop.isUnsure && 'border-dashed',
      )}
      style={{
        top,
        height: isPlace ? drop.length / 60_000 : undefined,
        left: `${left}%`,
        width: `${width}%`,
      }}
    >
      {words}
    </div>
  );
}
