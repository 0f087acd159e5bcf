import type { IncomingMessage } from 'node:http';

const LONGEST_MS = 5_000;
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Takes the rest of a request that has its reply already, and resolves when it is over, or when it is too much. To
 * close the connection on bytes that nobody read resets it, and who is still sending then never sees the reply.
 */
export function lingered(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = MOST_BYTES;
    const timer = setTimeout(stop, LONGEST_MS);
    function take(chunk: Buffer) {
      left -= chunk.length;
      if (left < 0) stop();
    }
    function stop() {
      clearTimeout(timer);
      request.off('data', take);
      resolve();
    }
    request.on('data', take).once('end', stop).once('close', stop).once('error', stop);
  });
}
