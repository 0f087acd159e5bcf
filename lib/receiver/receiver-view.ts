import type { ReceiverAnswer } from '@/lib/rules/receiver-answer';

/** A user's test receiver, as its page shows it. */
export type ReceiverView = {
  readonly url: string;
  readonly answer: ReceiverAnswer;
  readonly createdAt: string;
};

/** A request that a test receiver got, as it stands in the list. */
export type RequestSummary = {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBytes: number;
  readonly isCut: boolean;
  readonly answer: ReceiverAnswer;
};

/** The same with its body, base64. */
export type RequestView = RequestSummary & { readonly body: string };
