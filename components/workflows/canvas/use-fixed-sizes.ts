import { useStoreApi, type Viewport } from '@xyflow/react';
import { useState } from 'react';

/**
 * Lets React Flow begin with a view, and keeps it from measuring: nodes are of fixed sizes and say where their handles
 * are, and to measure each one that comes into sight is a large part of a frame.
 */
export function useFixedSizes({ x, y, zoom }: Viewport): void {
  const store = useStoreApi();
  useState(() => store.setState({ transform: [x, y, zoom], updateNodeInternals: () => {} }));
}
