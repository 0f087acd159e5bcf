import { type AddressInfo, createServer } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { ARRIVED, LOAD, MARK, now, RECEIVED, type WriteTally } from './write-tally.ts';

// A receiver by bare sockets, in a thread of its own: on a small machine it takes little from the sender.
const { received, counts, arrivals }: WriteTally = workerData;
const reply = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

createServer({ noDelay: true }, (socket) => {
  let pending = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const head = pending.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(pending.slice(0, head))?.[1]);
      if (head === -1 || pending.length < head + 4 + length) return;
      take(pending.slice(head + 4, head + 4 + length));
      pending = pending.slice(head + 4 + length);
      socket.write(reply);
    }
  });
  socket.on('error', () => socket.destroy());
}).listen(0, '127.0.0.1', function (this: { address(): unknown }) {
  parentPort!.postMessage((this.address() as AddressInfo).port);
});

function take(event: string): void {
  const at = now();
  arrivals[0] ||= at;
  arrivals[1] = at;
  const [, load, n] = MARK.exec(event) ?? [];
  if (Number(load) === counts[LOAD] && received[Number(n)] === 0) {
    received[Number(n)] = at;
    Atomics.add(counts, RECEIVED, 1);
  }
  Atomics.add(counts, ARRIVED, 1);
}
