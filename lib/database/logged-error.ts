import pino from 'pino';

/** A failed query as drizzle throws it: its message and its own fields hold the values that were sent. */
type QueryFailure = Error & { readonly query: string; readonly params: unknown };

function queryFailure(error: unknown): QueryFailure | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    // Not `instanceof`: a bundler may have put drizzle into the program more than once.
    if ('query' in at && 'params' in at) return at as QueryFailure;
  }
  return undefined;
}

/** Takes the values of a failed query out of an error's text: passwords' hashes, tokens, bodies. */
export function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*$/, '');
}

/**
 * pino's serializer of `err`. Of a failed query it keeps the statement, the server's code and the frames, and no
 * value: neither the parameters nor PostgreSQL's `detail`, which repeats them.
 */
export function loggedError(error: unknown): unknown {
  const failed = queryFailure(error);
  if (!failed) return error instanceof Error ? pino.stdSerializers.err(error) : error;
  const { cause } = failed;
  return {
    type: failed.name,
    message: `Failed query: ${failed.query}`,
    code: cause instanceof Error && 'code' in cause ? cause.code : undefined,
    cause: cause instanceof Error ? cause.message : undefined,
    stack: framesOf(failed),
  };
}

/** The stack behind the message, which may look like frames itself. */
function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message);
  return at === -1 ? '' : stack.slice(at + message.length).trimStart();
}
