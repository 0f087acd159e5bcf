import { Skeleton } from '@/components/ui/skeleton';

/** The place of a delivery whose page is being read again. */
export function DeliveryPlaceholder({ start, height }: { start: number; height: number }) {
  return (
    <div
      aria-hidden
      style={{ transform: `translateY(${start}px)`, height }}
      className="absolute inset-x-0 top-0 flex items-center border-b px-3"
    >
      <Skeleton className="h-3 w-1/3" />
    </div>
  );
}
