import type { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/api/api-error';
import { NOT_APPLIED } from '@/lib/api/in-doubt';
import { NOT_SENT } from '@/lib/api/offline-writes';
import { Unsettled } from '@/lib/api/outcome';
import { describeError, type ErrorWords } from '@/lib/format/describe-error';

type Translate = ReturnType<typeof useTranslations<'ui.problem'>>;
/** A moment in milliseconds as the time of day. */
export type Clock = (at: number) => string;

const unsettled = { undone: 'undone', not_yet: 'notYet', unseen: 'unseen' } as const;
const neverSent = ['upstream_unreachable', 'upstream_busy'];

/**
 * What is told of an error: what the console itself found in the page's language, what the server said in its own
 * words. A library's code is never among them.
 * @param isWrite whether to say of what never left the console that it changed nothing
 */
export function problemWords(error: unknown, t: Translate, clock: Clock, isWrite = false): ErrorWords {
  const words = describeError(error);
  if (error instanceof Unsettled) {
    const time = clock(error.checkedAt);
    const isIgnored = error.code === NOT_APPLIED && error.found === 'undone';
    return { ...words, details: [], message: t(isIgnored ? 'notApplied' : unsettled[error.found], { time }) };
  }
  const message = consoleWords(error, words, t);
  if (message === undefined) return words;
  const isNotSent = isWrite && neverSent.includes(words.code ?? '');
  return { ...words, details: [], message: isNotSent ? t('notSent', { message }) : message };
}

/** A server may use the same codes for errors of its own. */
function consoleWords(error: unknown, { code, details }: ErrorWords, t: Translate): string | undefined {
  if (error instanceof ApiError && error.status !== 0 && !error.isConsole) return undefined;
  switch (code) {
    case 'network_failure':
      return t('noAnswer');
    case NOT_SENT:
      return t('givenUp');
    case 'upstream_unreachable':
      return t('unreachable', { reason: reasonIn(details) });
    case 'upstream_invalid':
      return t('invalid', { reason: reasonIn(details) });
    case 'not_kept':
      return t('notKept');
    case 'not_recorded':
      return t('notRecorded');
    case 'upstream_timeout':
      return t('timeout');
    case 'upstream_no_reply':
      return t('noReply');
    case 'upstream_busy':
      return t('busy', {
        reason: details.find(({ field }) => field === 'reason')?.issue ?? '',
        seconds: (error instanceof ApiError && error.retryAfter) || 1,
      });
    default:
      return undefined;
  }
}

/** Of `lib/upstream/network-reason.ts` and `invalid-reply.ts`. */
const reasonIn = (details: ErrorWords['details']): string =>
  details.find(({ field }) => field === 'reason')?.issue ?? '';
