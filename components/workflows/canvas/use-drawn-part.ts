import { useMemo } from 'react';
import { useEditor } from '@/components/workflows/editor/editor-context';
import type { CanvasEdge } from './canvas-edges';
import type { Level } from './canvas-level';
import type { CanvasNode } from './canvas-node';

type Drawn = { readonly nodes: readonly CanvasNode[]; readonly edges: readonly CanvasEdge[] };

const none: readonly CanvasEdge[] = [];

/**
 * What of a drawing is given to React Flow: all of it; of a large one that is seen from far only what is chosen and
 * where the keyboard stands, for the rest are blocks of colour.
 */
export function useDrawnPart({ nodes, edges }: Drawn, level: Level, isLarge: boolean): Drawn {
  const isPart = isLarge && level === 'far';
  const current = useEditor((state) => (isPart ? state.current : undefined));
  return useMemo(
    () =>
      isPart
        ? {
            nodes: nodes.filter(({ id, type, selected }) => selected || id === current || type !== 'entry'),
            edges: none,
          }
        : { nodes, edges },
    [nodes, edges, isPart, current],
  );
}
