import { healthReply } from '@/lib/store/store-health';

export const dynamic = 'force-dynamic';

/** For whoever sends requests to it: the same as `/api/health`, under the name that load balancers ask for. */
export function GET(): Promise<Response> {
  return healthReply();
}
