import { answerMetrics } from '@/lib/store/metrics';

export const dynamic = 'force-dynamic';

/** For Prometheus: what this process measures of itself. There is nothing here unless the settings name a token. */
export function GET(request: Request): Promise<Response> {
  return answerMetrics(request);
}
