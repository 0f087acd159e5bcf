import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createNotifyOwner } from './notify-owner.ts';

const endpoint = {
  id: 7,
  subaccountId: 1,
  url: 'https://erp.example.cl/hook?token=s3cret',
  lastError: 'HTTP 503',
};

/** A mail server that takes one message at a time and keeps what it was told. */
async function startMailServer(): Promise<{ url: string; said: string[] }> {
  const said: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      said.push(String(chunk));
      if (inData && !String(chunk).endsWith('\r\n.\r\n')) return;
      inData = !inData && /^DATA/i.test(String(chunk));
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`, said };
}

function logOf() {
  const lines: string[] = [];
  const note = (details: object, message: string) => lines.push(`${JSON.stringify(details)} ${message}`);
  return { lines, log: { warn: note, error: note } as never };
}

test('always leaves a log line, without what the URL may hold of secrets', () => {
  const { lines, log } = logOf();
  createNotifyOwner({}, log)(endpoint);
  expect(lines).toEqual(['{"endpoint":7,"subaccount":1,"host":"erp.example.cl"} webhook endpoint disabled']);
});

test('e-mails the owner where a server and an address are set', async () => {
  const mail = await startMailServer();
  const { lines, log } = logOf();
  createNotifyOwner({ smtpUrl: mail.url, ownerEmail: 'duena@example.cl' }, log)(endpoint);
  await vi.waitFor(() => expect(mail.said.join('')).toContain('HTTP 503'), { timeout: 10_000 });
  const said = mail.said.join('');
  expect(said).toContain('RCPT TO:<duena@example.cl>');
  expect(said).toContain('Subject: Webhook endpoint 7 (erp.example.cl) was disabled');
  expect(lines).toHaveLength(1);
});

test('a mail server that is not there is a second log line, and nothing worse', async () => {
  const { lines, log } = logOf();
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  createNotifyOwner({ smtpUrl: `smtp://127.0.0.1:${port}`, ownerEmail: 'duena@example.cl' }, log)(endpoint);
  await vi.waitFor(() => expect(lines).toHaveLength(2), { timeout: 10_000 });
  expect(lines[1]).toContain('could not e-mail the owner');
});
