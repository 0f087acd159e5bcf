import { classNames } from '@/components/ui/class-names';

/** The status that a receiver answered: only a 2xx acknowledges. */
export function ResponseCode({ status }: { status: number }) {
  const isAcknowledged = status >= 200 && status < 300;
  return (
    <span className={classNames('text-xs', isAcknowledged ? 'text-success-ink' : 'text-danger-ink')}>
      HTTP {status}
    </span>
  );
}
