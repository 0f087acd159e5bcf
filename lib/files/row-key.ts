/**
 * A 128-bit digest of a text, as hex. It tells files and rows apart and guards no secret: `crypto.subtle` is missing
 * where the console runs on a plain address of a LAN.
 */
export function digestOf(text: string): string {
  const lanes = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f];
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul(lanes[lane]! ^ code, 0x01000193 + 2 * lane);
      lanes[lane] = (mixed << (7 + lane)) | (mixed >>> (25 - lane));
    }
  }
  return lanes
    .map((lane, index) => finish(lane ^ text.length ^ lanes[(index + 1) % 4]!))
    .map((lane) => lane.toString(16).padStart(8, '0'))
    .join('');
}

/** Spreads what the last characters changed over all bits. */
function finish(lane: number): number {
  let bits = lane >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/**
 * Base of the idempotency keys of one row of one file. The same file imported again sends the same keys, so that the
 * server repeats nothing; a row whose content became another, by another mapping, has another key, since a key is good
 * for one request only.
 */
export function rowKey(fileDigest: string, row: number, content: unknown): string {
  return `import-${fileDigest.slice(0, 16)}-${row}-${digestOf(JSON.stringify(content)).slice(0, 16)}`;
}
