import { healthReply } from '@/lib/store/store-health';

export const dynamic = 'force-dynamic';

/** For whoever watches the process: it answers and its store does. Also what the forwarding benchmark compares with. */
export function GET(): Promise<Response> {
  return healthReply();
}
