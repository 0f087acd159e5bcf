import { ApiError, errorOfAnswer } from '@/lib/api/api-error';
import { type Format, incompleteIn, mediaTypes } from '@/lib/files/format';
import { isOpen, type Job, type JobState, type JobView } from './job';
import { WatchedView } from './watched-view';

type Export = {
  /** Path and query of the console's own export. */
  readonly address: string;
  readonly format: Format;
  /** Hands the finished file over, also one that says at its end that it is not whole. */
  readonly save: (file: Blob) => void;
};

/** Enough of a file's end to hold its last line. */
const END_BYTES = 4_096;
const operation = { id: 'console export' };

/**
 * Reads an export to its end and saves it. What has come is held by the browser as a blob (on disk where it is
 * large), not by the page.
 */
export class ExportJob implements Job {
  readonly #abort = new AbortController();
  #state: JobState = 'running';
  #done = 0;
  #error: unknown = null;
  readonly #view = new WatchedView<JobView>(() => {
    const [state, done, error] = [this.#state, this.#done, this.#error];
    return { state, done, error, total: undefined, counts: {}, isKept: false };
  });

  constructor(wanted: Export) {
    void this.#run(wanted);
  }

  readonly subscribe = this.#view.subscribe;
  readonly getView = this.#view.getView;

  readonly cancel = (): void => {
    if (!isOpen({ state: this.#state })) return;
    this.#turn('cancelled');
    this.#abort.abort();
  };

  #turn(state: JobState, error: unknown = null): void {
    this.#state = state;
    this.#error = error;
    this.#view.turn();
  }

  async #run({ address, format, save }: Export): Promise<void> {
    try {
      const answer = await fetch(address, { signal: this.#abort.signal, cache: 'no-store' });
      if (!answer.ok || !answer.body) {
        throw errorOfAnswer(operation, {
          status: answer.status,
          headers: answer.headers,
          text: await answer.text(),
        });
      }
      const rows = new RowCounter(format, (done) => {
        this.#done = done;
        this.#view.progress();
      });
      const file = await new Response(answer.body.pipeThrough(rows.stream)).blob();
      const typed = file.slice(0, file.size, mediaTypes[format]);
      const problem = incompleteIn(format, await file.slice(-END_BYTES).text());
      save(typed);
      if (problem === undefined) this.#turn('done');
      else this.#turn('failed', new Error(problem));
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.#turn('failed', error instanceof ApiError ? error : brokenOff(error));
    }
  }
}

/** The connection ended before the file did, so there is nothing to save. */
function brokenOff(cause: unknown): ApiError {
  const message = 'The download broke off before its end.';
  return new ApiError({ operation, status: 0, code: 'network_failure', message, cause });
}

const LINE_END = 10;
const QUOTE = 34;

/** Counts the records that pass: lines, in CSV those that do not end inside quotes, without the head. */
class RowCounter {
  count = 0;
  readonly stream: TransformStream<Uint8Array, Uint8Array>;

  constructor(format: Format, onCount: (count: number) => void) {
    let isQuoted = false;
    if (format === 'csv') this.count = -1;
    this.stream = new TransformStream({
      transform: (chunk, out) => {
        for (const byte of chunk) {
          if (byte === QUOTE && format === 'csv') isQuoted = !isQuoted;
          else if (byte === LINE_END && !isQuoted) this.count += 1;
        }
        onCount(Math.max(0, this.count));
        out.enqueue(chunk);
      },
    });
  }
}
