/** Why a call counts as not answered: no reply in time, none at all, or no way to the server. */
export type Failure = 'timeout' | 'no_reply' | 'unreachable';

/** How a connection's server answers, as people are shown it. Durations are in milliseconds. */
export type UpstreamHealth =
  /** Nothing was asked yet, by this process. */
  | { readonly is: 'unknown' }
  | { readonly is: 'answering' }
  /** It answers some, or late. `operations` are the ids of those that alone do not answer. */
  | { readonly is: 'slow'; readonly reason: Failure | 'slow'; readonly operations: readonly string[] }
  | {
      readonly is: 'not_answering';
      readonly reason: Failure;
      readonly sinceMs: number;
      /** Until a call may try again; 0 where the next one will, or does. */
      readonly retryInMs: number;
    };
