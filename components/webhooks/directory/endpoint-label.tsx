import { classNames } from '@/components/ui/class-names';
import type { EndpointRecord } from '@/lib/api/records';
import { addressBesideName } from '@/lib/resources/webhooks/endpoint-name';
import { endpointName } from './endpoint-directory';

type EndpointLabelProps = {
  endpoint: EndpointRecord | undefined;
  id: string;
  className?: string;
  /** Says the address when it is pointed at, where there is no room for a second line. */
  isOneLine?: boolean;
};

/** An endpoint by its name, with its address below it where that is not the name. */
export function EndpointLabel({ endpoint, id, className, isOneLine }: EndpointLabelProps) {
  const address = addressBesideName(endpoint);
  return (
    <span className={classNames('min-w-0 break-words', className)} title={isOneLine ? address : undefined}>
      {endpointName(endpoint, id)}
      {address && !isOneLine && (
        <span className="block break-all font-mono text-ink-muted text-xs">{address}</span>
      )}
    </span>
  );
}
