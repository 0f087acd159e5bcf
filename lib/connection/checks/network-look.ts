import { promises as dns, type LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, type PeerCertificate, type TLSSocket } from 'node:tls';
import { isRefusedAddress } from '@/lib/upstream/address-guard';
import { errorCode } from '@/lib/upstream/network-reason';
import type { Step } from '../diagnosis';
import { seenOfCertificate, seenOfConnect, seenOfHandshake, seenOfLookup } from './network-reason';

export type Lookup = (host: string) => Promise<readonly LookupAddress[]>;
const systemLookup: Lookup = (host) => dns.lookup(host, { all: true });

interface Place {
  readonly host: string;
  readonly port: number;
  readonly addresses: readonly LookupAddress[];
  readonly timeoutMs: number;
}

/**
 * Goes the way to a server as far as a secured connection, and says what was seen at each step; the last step is the
 * one that failed, where one did. Nothing is sent over it, above all no key. Only addresses that a connection may
 * lead to are dialled, and only those that were looked up here.
 */
export async function lookAtNetwork(
  url: URL,
  { timeoutMs, lookup = systemLookup }: { timeoutMs: number; lookup?: Lookup },
): Promise<Step[]> {
  const host = hostOf(url);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const found = await lookUp(host, lookup);
  if (!('addresses' in found)) return [found.step];

  const place: Place = { host, port, addresses: found.addresses, timeoutMs };
  const startedAt = performance.now();
  let socket: Socket;
  try {
    socket = await open(place);
  } catch (error) {
    const seen = seenOfConnect(errorCode(error));
    return [
      found.step,
      { step: 'connect', state: 'failed', seen, facts: { port, seconds: timeoutMs / 1000 } },
    ];
  }
  const facts = { address: socket.remoteAddress ?? host, port, ms: since(startedAt) };
  const steps: Step[] = [found.step, { step: 'connect', state: 'ok', seen: 'connected', facts }];
  if (url.protocol === 'https:') return [...steps, await secure(socket, place)];
  socket.destroy();
  return [...steps, { step: 'tls', state: 'ok', seen: 'not_needed', facts: {} }];
}

/** What is behind a port that answered a call over plain http with nothing that can be read. Sends no key. */
export async function whatIsThere(
  url: URL,
  timeoutMs: number,
): Promise<'tls' | 'http' | 'other' | 'nothing'> {
  const host = hostOf(url);
  const found = await lookUp(host, systemLookup);
  if (!('addresses' in found)) return 'nothing';
  const place = { host, port: Number(url.port) || 80, addresses: found.addresses, timeoutMs };
  const plain = await plainAnswer(place);
  if (plain === 'other') return plain;
  const secured = await open(place).then(
    (socket) => secure(socket, place),
    () => undefined,
  );
  const isTls = secured?.seen !== undefined && !noTls.has(secured.seen);
  return isTls ? 'tls' : plain;
}

const noTls: ReadonlySet<string> = new Set(['not_tls', 'plain_http', 'handshake_failed', 'timeout']);
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '');

type Found = { step: Step; addresses: readonly LookupAddress[] } | { step: Step };

async function lookUp(host: string, lookup: Lookup): Promise<Found> {
  const family = isIP(host);
  try {
    const addresses = family ? [{ address: host, family }] : await lookup(host);
    const refused = addresses.find(({ address }) => isRefusedAddress(address));
    const list = addresses.map(({ address }) => address).join(', ');
    const facts = { host, count: addresses.length, addresses: list };
    if (refused) {
      const address = refused.address;
      return { step: { step: 'address', state: 'failed', seen: 'refused_address', facts: { address } } };
    }
    const seen = family ? 'literal' : 'resolved';
    return { step: { step: 'address', state: 'ok', seen, facts }, addresses };
  } catch (error) {
    return {
      step: { step: 'address', state: 'failed', seen: seenOfLookup(errorCode(error)), facts: { host } },
    };
  }
}

async function open({ host, port, addresses, timeoutMs }: Place): Promise<Socket> {
  const lookup: LookupFunction = (_host, { all }, callback) => {
    if (all) callback(null, [...addresses]);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };
  const socket = connectTcp({ host, port, lookup });
  await arrived(socket, 'connect', timeoutMs);
  return socket;
}

async function secure(plain: Socket, place: Place): Promise<Step> {
  const { host, timeoutMs } = place;
  // The certificate is looked at and judged, whatever it is: nothing is sent over this connection.
  const socket = connectTls({
    socket: plain,
    host,
    ...(isIP(host) ? {} : { servername: host }),
    rejectUnauthorized: false,
    ALPNProtocols: ['http/1.1'],
  });
  try {
    await arrived(socket, 'secureConnect', timeoutMs);
    return judge(socket, host);
  } catch (error) {
    const seen = seenOfHandshake(errorCode(error));
    const isPlainHttp = seen !== 'timeout' && (await plainAnswer(place)) === 'http';
    const facts = { port: place.port, seconds: timeoutMs / 1000 };
    return { step: 'tls', state: 'failed', seen: isPlainHttp ? 'plain_http' : seen, facts };
  } finally {
    socket.destroy();
  }
}

function judge(socket: TLSSocket, host: string): Step {
  const certificate = socket.getPeerCertificate();
  const facts = {
    host,
    protocol: (socket.getProtocol() ?? 'TLS').replace('TLSv', 'TLS '),
    issuer: nameOf(certificate.issuer),
    names: namesOf(certificate),
    from: instantOf(certificate.valid_from),
    until: instantOf(certificate.valid_to),
  };
  if (socket.authorized) return { step: 'tls', state: 'ok', seen: 'secured', facts };
  // Typed as an error, and a code in fact.
  const seen = seenOfCertificate(String(socket.authorizationError));
  return { step: 'tls', state: 'failed', seen, facts };
}

function nameOf(subject: PeerCertificate['issuer'] | undefined): string {
  const [name = '?'] = [subject?.O, subject?.CN, subject?.OU].flat().filter(Boolean);
  return String(name).slice(0, 100);
}

/** The hosts that a certificate is for, the first few of them. */
function namesOf({ subjectaltname, subject }: PeerCertificate): string {
  const names = (subjectaltname ?? '').split(', ').map((name) => name.replace(/^[^:]*:/, ''));
  const known = names.filter((name) => name !== '');
  if (known.length === 0) return nameOf(subject);
  return known.length > 3 ? `${known.slice(0, 3).join(', ')} …` : known.join(', ');
}

const instantOf = (text: string) => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
};

/** What answers a plain request, which carries no key: http, something else, or nothing. */
async function plainAnswer(place: Place): Promise<'http' | 'other' | 'nothing'> {
  try {
    const socket = await open(place);
    try {
      socket.write(`GET / HTTP/1.1\r\nHost: ${place.host}:${place.port}\r\nConnection: close\r\n\r\n`);
      const [first] = (await arrived(socket, 'data', Math.min(place.timeoutMs, 3_000))) as [Buffer];
      return first.subarray(0, 5).toString('latin1') === 'HTTP/' ? 'http' : 'other';
    } finally {
      socket.destroy();
    }
  } catch {
    return 'nothing';
  }
}

class TimeUp extends Error {
  readonly code = 'ETIMEDOUT';
}

/** Waits for the event; an error, the socket's end or the time being up is thrown, and destroys it. */
async function arrived(socket: Socket, event: string, timeoutMs: number): Promise<unknown[]> {
  const timer = setTimeout(() => socket.destroy(new TimeUp()), timeoutMs);
  const ended = new AbortController();
  const onClose = () => ended.abort();
  socket.once('close', onClose);
  try {
    return await once(socket, event, { signal: ended.signal });
  } finally {
    clearTimeout(timer);
    socket.off('close', onClose);
    // What happens after this is of no interest, and must not end the process.
    socket.on('error', () => {});
  }
}

const since = (startedAt: number) => Math.round(performance.now() - startedAt);
