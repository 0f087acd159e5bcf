import { createServer } from 'node:net';
import { Problem } from '../problem.mjs';

/**
 * Refuses before anything slow is done. The address itself and all addresses are both tried: some systems let
 * the one be bound beside the other.
 * @throws Problem naming the setting that chooses another port.
 */
export async function assertPortFree(port: number, setting: string, host: string): Promise<void> {
  for (const address of new Set([host, '::'])) {
    const code = await whyNotListening(port, address);
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} is in use, perhaps by another npm start.`,
        `Stop the program that uses it, or choose another port: ${setting}=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new Problem(
        `This user may not listen on port ${port}.`,
        `Choose a port above 1023: ${setting}=${port + 8000} npm start`,
      );
    }
    if (code === 'EADDRNOTAVAIL' && address === host) {
      throw new Problem(`${host} is not an address of this machine.`, 'Set CONSOLE_HOST to one that is.');
    }
  }
}

function whyNotListening(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
