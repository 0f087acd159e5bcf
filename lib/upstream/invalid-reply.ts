const words = {
  unknown_coding: 'The server compressed its reply in a way that the console cannot read',
  damaged_coding: 'The server’s reply says that it is compressed, and is damaged or is not',
  too_large: 'The server’s reply is too large',
  expands_too_much: 'The server’s reply is small and unpacks to far too much',
  too_deep: 'The server’s reply is nested too deep',
  not_utf8: 'The server’s reply is not in UTF-8',
  malformed_json: 'The server’s reply is not valid JSON, or is cut short',
  empty: 'The server answered without a body where one was expected',
  not_json: 'The server answered something other than JSON: check the address of the connection',
  redirect: 'The server redirects, which is not followed: check the address of the connection',
  odd_status: 'The server answered with an HTTP status that is none of this API',
  not_http: 'Whatever listens at this address does not answer in HTTP: check the address of the connection',
} as const;

export type InvalidReason = keyof typeof words;

/** What answered is no reply of this API. */
export class InvalidReply extends Error {
  override readonly name = 'InvalidReply';
  readonly reason: InvalidReason;

  /** @param detail what was seen, in the server's own words: `(text/html)` */
  constructor(reason: InvalidReason, detail = '') {
    super(detail ? `${words[reason]} (${detail.slice(0, 100)})` : words[reason]);
    this.reason = reason;
  }
}
