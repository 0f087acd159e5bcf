import type { ReactFlowState } from '@xyflow/react';
import { createContext, useContext } from 'react';

/** How much of a node can be read: all of it; its icon and title, written larger; its colour alone. */
export type Level = 'near' | 'middle' | 'far';

/** Below this zoom the small words of a node cannot be read. */
const MIDDLE = 0.5;
/** And below this one not even a large title. */
const FAR = 0.2;

export const levelAt = (zoom: number): Level => (zoom < FAR ? 'far' : zoom < MIDDLE ? 'middle' : 'near');

/** The level of the view: the one place that tells of it. */
export const levelOf = ({ transform: [, , zoom] }: Pick<ReactFlowState, 'transform'>): Level => levelAt(zoom);

export const LevelContext = createContext<Level>('near');

/** By which a node or an edge is drawn without what nobody can read or hit. */
export function useLevel(): Level {
  return useContext(LevelContext);
}
