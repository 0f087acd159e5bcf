import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { replies, requestBytes } from './socket-load.ts';
import { MOST_WRITES, markOf, now } from './write-tally.ts';

/** Writes of one kind, sent for some seconds by connections that each send one after the other. */
export interface WriteLoad {
  /** Where the connections write, and as whom; they share them out among themselves. */
  readonly targets: readonly { readonly origin: string; readonly key: string }[];
  readonly connections: number;
  readonly seconds: number;
  /** Names the writes of this load, so that their receipts can be told from others'. */
  readonly load: number;
  readonly what: 'contacts' | 'deals' | Moves;
}

/** Each deal is moved once, from the last one to the first, as it stood in its stage. */
export interface Moves {
  readonly deals: readonly number[];
  readonly stageId: number;
}

export interface WrittenLoad {
  /** How many were accepted; those that the tally knows by the numbers below it. */
  readonly accepted: number;
  /** Replies of 503, after which the write was sent again. */
  readonly refused: number;
  readonly startedAt: number;
  /** Of the records written, in the order of their numbers. */
  readonly ids: readonly number[];
  /** Processor seconds of this thread. */
  readonly cpu: number;
}

/** Sends the load, and writes into `accepted` when the reply to each came. Anything but 200 and 503 ends it. */
export async function runWriteLoad(load: WriteLoad, accepted: Float64Array): Promise<WrittenLoad> {
  const most = typeof load.what === 'object' ? load.what.deals.length : MOST_WRITES;
  const ids: number[] = [];
  const startedAt = now();
  const endsAt = startedAt + load.seconds * 1000;
  const cpuBefore = process.threadCpuUsage();
  let next = 0;
  let refused = 0;

  async function oneAfterTheOther(connection: number): Promise<void> {
    const { origin, key } = load.targets[connection % load.targets.length]!;
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const nextReply = replies(socket);
    while (now() < endsAt && next < most) {
      const n = next++;
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      };
      const place = typeof load.what === 'object' ? most - 1 - n : n;
      const request = requestBytes({ origin, headers, ...requestOf(load, place) });
      socket.write(request);
      let reply = await nextReply();
      // On a loaded machine a request may wait too long for a connection to the database: it is sent once more.
      for (; reply.startsWith('HTTP/1.1 503 '); reply = await nextReply()) {
        refused += 1;
        socket.write(request);
      }
      if (!reply.startsWith('HTTP/1.1 200 ')) throw new Error(`A write was answered ${reply}`);
      accepted[place] = now();
      ids[place] = Number(/\r\n\r\n\{"id":(\d+)/.exec(reply)?.[1]);
    }
    socket.destroy();
  }

  await Promise.all(
    Array.from({ length: load.connections }, (_, connection) => oneAfterTheOther(connection)),
  );
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return { accepted: next, refused, startedAt, ids, cpu: (user + system) / 1e6 };
}

function requestOf({ what, load }: WriteLoad, n: number): { path: string; body: string } {
  if (typeof what === 'object') {
    return {
      path: `/api/v1/deals/${what.deals[n]}/move-stage`,
      body: JSON.stringify({ stage_id: what.stageId }),
    };
  }
  const body = what === 'contacts' ? contactBody(markOf(load, n)) : dealBody(markOf(load, n));
  return { path: `/api/v1/${what}`, body: JSON.stringify(body) };
}

/** About 490 bytes of JSON. */
export function contactBody(mark: string) {
  return {
    nombre: 'María José',
    apellido: 'Pérez Soto',
    email: `maria.perez.${mark}@transportes-andes.example`,
    telefono: '+56987654321',
    external_id: mark,
    campos_custom: { origen: 'feria', vendedor: 'Camila Rojas', notas: 'n'.repeat(265) },
  };
}

function dealBody(mark: string) {
  return {
    title: 'Renovación de flota, Transportes Andes',
    amount: '12500000',
    currency: 'CLP',
    external_id: mark,
    fecha_cierre_estimada: '2026-12-15',
    campos_custom: { origen: 'feria', vendedor: 'Camila Rojas', notas: 'n'.repeat(265) },
  };
}
