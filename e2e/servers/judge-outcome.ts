import { type Failure, outcomeOf } from '../../lib/testing/chameleon/failure.ts';

/** What says that nothing happened: never true of what did. */
const DENIED = /was not (?!known)\w+|were not \w+|not done|Not saved|Nothing was (changed|sent)/;
/** What says that the server declined, in its own words or the console's. */
const REFUSED = /The server says|was not (?!known)\w+|[Cc]ould not (?!confirm)/;
const UNSURE = /not known|could not confirm|unconfirmed|may still be working/i;
/** What says that it was done although no answer came. */
const DONE_ALTHOUGH = /checking again confirmed it/;

/**
 * What is wrong with the words after a failure, whose outcome decides which are true: that it was refused, that it was
 * done although the reply was lost, or that nobody knows.
 * @param said what toasts, alerts and states say
 * @param doneState a state of the page that says of itself that all is done
 */
export function wordsWrong(failure: Failure, isDone: boolean, said: string, doneState?: RegExp): string[] {
  const outcome = outcomeOf(failure);
  const told = `: ${said.replaceAll(/\s+/g, ' ')}`;
  const isToldDone = DONE_ALTHOUGH.test(said) || doneState?.test(said) === true;
  const wrong = (is: boolean, words: string) => (is ? [words + told] : []);
  if (isDone) {
    return [
      ...wrong(DENIED.test(said), 'what was done is denied'),
      ...wrong(outcome === 'done' && UNSURE.test(said), 'what was answered is doubted'),
      ...wrong(
        outcome === 'unknown' && !UNSURE.test(said) && !isToldDone,
        'neither said to be done although the reply was lost, nor to be unknown',
      ),
    ];
  }
  return [
    ...wrong(isToldDone, 'what was not done is said to be'),
    ...wrong(outcome === 'refused' && UNSURE.test(said), 'what was refused is doubted'),
    ...wrong(outcome === 'refused' && !REFUSED.test(said), 'nothing says that it was refused'),
    ...wrong(
      outcome === 'unknown' && !UNSURE.test(said) && !DENIED.test(said),
      'neither said to be undone nor to be unknown',
    ),
  ];
}
