'use client';

import {
  type Connection,
  type IsValidConnection,
  type OnConnectEnd,
  type OnReconnect,
  useReactFlow,
} from '@xyflow/react';
import { useTranslations } from 'next-intl';
import { useMemo, useRef } from 'react';
import { toastError } from '@/components/ui/overlays/toast';
import { blocksOf } from '@/components/workflows/blocks/block-index';
import { faultOf } from '@/components/workflows/document/document-connections';
import { connect, resource, retarget } from '@/components/workflows/document/document-edges';
import { flowOf } from '@/components/workflows/document/document-flow';
import { NODE_WIDTH } from '@/components/workflows/document/node-size';
import { connectNodes } from '@/components/workflows/editor/editor-commands';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { CanvasEdge } from './canvas-edges';
import { handleOf } from './canvas-node';

/**
 * Connecting by drag. Let go on a node instead of its dot it connects as well; where it may not the reason is said;
 * let go on nothing it asks which step comes there.
 */
export function useConnecting() {
  const t = useTranslations('workflows.connect');
  const { editor, index, words, isReadOnly } = useEditorScope();
  const { screenToFlowPosition } = useReactFlow();
  const isReconnecting = useRef(false);

  return useMemo(() => {
    const handleFrom = ({ source, sourceHandle }: Pick<Connection, 'source' | 'sourceHandle'>) => ({
      source,
      handle: handleOf(sourceHandle),
    });

    const isValidConnection: IsValidConnection<CanvasEdge> = ({ source, target, sourceHandle = null }) => {
      const flow = flowOf(editor.document);
      return faultOf(flow, blocksOf(index, flow), handleFrom({ source, sourceHandle }), target) === undefined;
    };

    const onReconnect: OnReconnect<CanvasEdge> = (edge, to) =>
      editor.edit('connect', (at) => resource(retarget(at, edge.id, to.target), edge.id, handleFrom(to)));

    const onConnectEnd: OnConnectEnd = (event, { isValid, fromHandle }) => {
      if (isValid || isReconnecting.current || fromHandle?.type !== 'source') return;
      const from = { source: fromHandle.nodeId, handle: handleOf(fromHandle.id) };
      const { clientX, clientY } = 'changedTouches' in event ? event.changedTouches[0]! : event;
      const under = document.elementFromPoint(clientX, clientY)?.closest('.react-flow__node');
      const target = under?.getAttribute('data-id');
      const node = flowOf(editor.document).node(target ?? '');
      if (!node) {
        if (under) return;
        const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
        // The middle of the card's upper side comes where the line was let go.
        return editor.set({ palette: { kind: 'handle', ...from, at: { x: x - NODE_WIDTH / 2, y } } });
      }
      const fault = connectNodes(editor, index, from, node.key);
      editor.say(fault ? t(`fault.${fault}`) : t('done', { name: words.title(node) }));
      if (fault) toastError(t(`fault.${fault}`));
    };

    return {
      isValidConnection,
      onConnect: (to: Connection) => editor.edit('connect', (at) => connect(at, handleFrom(to), to.target)),
      onConnectEnd,
      onReconnect: isReadOnly ? undefined : onReconnect,
      onReconnectStart: () => {
        isReconnecting.current = true;
      },
      onReconnectEnd: () => {
        isReconnecting.current = false;
      },
    };
  }, [editor, index, words, isReadOnly, t, screenToFlowPosition]);
}
