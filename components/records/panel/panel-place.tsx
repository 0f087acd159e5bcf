import { Skeleton } from '@/components/ui/skeleton';

/** The room of a panel whose code is on its way: the list beside it has its width from the first paint. */
export function PanelPlace() {
  return (
    <div data-panel="split" aria-hidden className="record-panel max-[1199px]:hidden">
      <div className="flex h-14 items-center border-b px-5">
        <Skeleton className="h-4 w-40" />
      </div>
    </div>
  );
}
