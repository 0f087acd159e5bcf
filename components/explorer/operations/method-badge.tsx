import { Badge, type Tone } from '@/components/ui/badge';
import type { Method } from '@/lib/contract/method';

const tones: Readonly<Record<Method, Tone>> = {
  GET: 'neutral',
  POST: 'success',
  PUT: 'accent',
  PATCH: 'accent',
  DELETE: 'danger',
};

/** The method of a request, as wide as any other. */
export function MethodBadge({ method }: { method: Method }) {
  return (
    <Badge tone={tones[method]} className="w-14 justify-center font-mono text-[0.6875rem]">
      {method}
    </Badge>
  );
}
