/** Every card of the canvas is so large, so that nothing has to be measured. */
export const NODE_WIDTH = 240;
export const NODE_HEIGHT = 64;
/** Height of a card with the gap below it: room for a branch's name, an edge that goes aside, a + and an arrow. */
export const ROW = 140;
/** Width of a card with the gap beside it. */
export const COLUMN = 280;
