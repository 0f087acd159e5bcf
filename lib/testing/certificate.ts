import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate with its key, as TLS servers take them. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

/** Who signs: an issuer of its own, or nobody for a certificate that signs itself. */
export interface TestIssuer extends TestCertificate {
  readonly name: string;
  readonly privateKey: KeyObject;
}

type Wanted = {
  readonly name: string;
  /** `DNS:localhost` or `IP:127.0.0.1` of the server. */
  readonly host?: { readonly dns?: string; readonly ip?: string };
  readonly from?: Date;
  readonly until?: Date;
  readonly issuer?: TestIssuer;
};

const DAY_MS = 86_400_000;

/** Makes a certificate in memory: Node signs, but does not write X.509 itself. */
export function makeCertificate(wanted: Wanted): TestIssuer {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const from = wanted.from ?? new Date(Date.now() - DAY_MS);
  const until = wanted.until ?? new Date(Date.now() + 90 * DAY_MS);
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    nameOf(wanted.issuer?.name ?? wanted.name),
    sequence(time(from), time(until)),
    nameOf(wanted.name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(...extensionsOf(wanted))),
  );
  const signature = sign('sha256', body, wanted.issuer?.privateKey ?? privateKey);
  const der = sequence(body, algorithm, tagged(0x03, Buffer.from([0]), signature));
  const lines = der
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n');
  return {
    name: wanted.name,
    privateKey,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** Names of the server; without any it is an issuer's. */
function extensionsOf({ host }: Wanted): Buffer[] {
  if (!host) {
    const isIssuer = tagged(0x04, sequence(tagged(0x01, Buffer.from([0xff]))));
    return [sequence(oid('551d13'), tagged(0x01, Buffer.from([0xff])), isIssuer)];
  }
  const names = [
    ...(host.dns ? [tagged(0x82, Buffer.from(host.dns))] : []),
    ...(host.ip ? [tagged(0x87, Buffer.from(host.ip.split('.').map(Number)))] : []),
  ];
  return [sequence(oid('551d11'), tagged(0x04, sequence(...names)))];
}

const nameOf = (name: string) =>
  sequence(tagged(0x31, sequence(oid('550403'), tagged(0x0c, Buffer.from(name)))));

/** GeneralizedTime: `20261122093000Z`. */
const time = (at: Date) => tagged(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+Z/g, '')}Z`));
const oid = (hex: string) => tagged(0x06, Buffer.from(hex, 'hex'));
const integer = (bytes: Buffer) => tagged(0x02, bytes);
const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts);

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
