import type { ReactNode } from 'react';
import { classNames } from './class-names';

type KeyValueListProps = {
  items: readonly { label: string; value: ReactNode; key?: string }[];
  className?: string;
};

/** Facts of one record: names on the left, values on the right; stacked on a phone. */
export function KeyValueList({ items, className }: KeyValueListProps) {
  return (
    <dl className={classNames('grid gap-x-4 sm:grid-cols-[minmax(7rem,auto)_1fr]', className)}>
      {items.map((item) => (
        <div key={item.key ?? item.label} className="contents">
          <dt className="pt-1.5 text-ink-muted text-xs sm:py-1.5 sm:leading-5">{item.label}</dt>
          <dd className="min-w-0 break-words pb-1.5 sm:py-1.5">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
