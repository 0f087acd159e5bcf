import nodemailer from 'nodemailer';
import type { BaseLogger } from 'pino';
import type { DisabledEndpoint } from './settle.ts';

/** Tells the owner that an endpoint was disabled ("the owner notified"). Never throws and never makes the worker wait. */
export type NotifyOwner = (endpoint: DisabledEndpoint) => void;

export type NotifySettings = {
  /** SMTP_URL; without it the log line is the notice. */
  readonly smtpUrl?: string | undefined;
  /** SANDBOX_OWNER_EMAIL: where the notice goes. */
  readonly ownerEmail?: string | undefined;
};

/** A notice is a log line always, and an e-mail where an SMTP server and the owner's address are set. */
export function createNotifyOwner(
  { smtpUrl, ownerEmail }: NotifySettings,
  log: Pick<BaseLogger, 'warn' | 'error'>,
): NotifyOwner {
  const transport = smtpUrl && ownerEmail ? nodemailer.createTransport(smtpUrl) : undefined;
  return (endpoint) => {
    log.warn(
      { endpoint: endpoint.id, subaccount: endpoint.subaccountId, host: new URL(endpoint.url).host },
      'webhook endpoint disabled',
    );
    transport
      ?.sendMail({ from: ownerEmail, to: ownerEmail, ...noticeOf(endpoint) })
      .catch((error: unknown) => {
        log.error(
          { err: error, endpoint: endpoint.id },
          'could not e-mail the owner of a disabled webhook endpoint',
        );
      });
  };
}

function noticeOf({ id, url, lastError }: DisabledEndpoint): { subject: string; text: string } {
  const { host } = new URL(url);
  return {
    subject: `Webhook endpoint ${id} (${host}) was disabled`,
    text: [
      `The webhook endpoint ${id} (${host}) was disabled after 15 consecutive attempts without a 2xx.`,
      `The last failure: ${lastError}`,
      'Events go on being kept for it as held deliveries. Mend the receiver, reactivate the endpoint in the console',
      'and redeliver what was held.',
    ].join('\n'),
  };
}
