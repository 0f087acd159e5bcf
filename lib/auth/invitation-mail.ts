import 'server-only';
import { createTransport } from 'nodemailer';
import { log } from '@/lib/http/log';
import { getRuntime } from '@/lib/store/store';

/** Mails the link where SMTP_URL is set. Answers whether it went out; the owner can copy the link anyway. */
export async function mailInvitation(email: string, link: string, invitedBy: string): Promise<boolean> {
  const { config } = await getRuntime();
  if (!config.smtpUrl) return false;
  try {
    await createTransport(config.smtpUrl).sendMail({
      from: `"Subaccount Console" <no-reply@${new URL(config.url).hostname}>`,
      to: email,
      subject: `${invitedBy} invites you to Subaccount Console`,
      text: `${invitedBy} invites you to Subaccount Console.\n\nOpen this link within 7 days to choose your password:\n${link}\n`,
    });
    return true;
  } catch (error) {
    // The error of the transport may name the link; its code says enough.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.error({ code }, 'invitation could not be mailed');
    return false;
  }
}
