import { emitExample } from '../../lib/contract/sandbox.ts';
import type { Api } from './api.ts';

/**
 * Types of events by the file of tests that sends them. Files run beside each other on one sandbox: no other file
 * sends these types, and nothing that a test does brings them about, so what arrives is a test's own.
 */
type OwnTypes = {
  deliveries: 'payment.received' | 'invoice.sent';
  'deliveries-bulk': 'invoice.overdue';
  live: 'quote.created' | 'quote.viewed' | 'quote.accepted' | 'quote.rejected';
  'webhook-catalog': 'refund.issued';
  'webhooks-recovery': 'invoice.paid';
  'webhook-verify': 'quote.sent';
  webhooks: 'custom_object.record.updated' | 'custom_object.record.deleted';
};

/** Emits the example of a type, in a file of tests that has it for its own. */
export const emitterFor =
  <File extends keyof OwnTypes>(_file: File) =>
  (api: Api, type: OwnTypes[File]) =>
    api.call(emitExample, { body: { type } });
