import { tidy } from '@/components/workflows/layout/tidy';
import type { LayoutAnswer, LayoutTask } from './layout-task';

/** Lays a flow out from top to bottom, beside the page so that nothing stands still meanwhile. */
self.onmessage = ({ data: { ticket, flow } }: MessageEvent<LayoutTask>) => {
  self.postMessage({ ticket, positions: [...tidy(flow)] } satisfies LayoutAnswer);
};
