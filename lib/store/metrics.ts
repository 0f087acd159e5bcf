import { type Exposed, metricsReply } from '@/lib/metrics/metrics-reply';
import { processWide } from './process-wide';

const holder = processWide('metrics', () => ({ exposed: undefined as Exposed | undefined }));

/** Answers Prometheus with what this process measures of itself; 404 where metrics are off. */
export function answerMetrics(request: Request): Promise<Response> {
  return metricsReply(holder.exposed, request.headers.get('authorization'));
}

/** Switches them on, once a process, or off for tests. */
export function exposeMetrics(exposed: Exposed | undefined): void {
  holder.exposed = exposed;
}
