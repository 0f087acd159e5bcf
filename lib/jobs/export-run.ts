import { ApiError, errorOfAnswer } from '@/lib/api/api-error';
import { type Format, incompleteIn, mediaTypes } from '@/lib/files/format';
import { isOpen, type Task, type TaskView } from './task';
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
export class ExportRun implements Task {
  readonly #abort = new AbortController();
  readonly #view = new WatchedView<TaskView>({
    state: 'running',
    done: 0,
    total: undefined,
    refused: 0,
    error: null,
  });

  constructor(wanted: Export) {
    void this.#run(wanted);
  }

  readonly subscribe = this.#view.subscribe;
  readonly getView = this.#view.getView;

  readonly cancel = (): void => {
    if (!isOpen(this.#view.now)) return;
    this.#view.turn({ state: 'cancelled' });
    this.#abort.abort();
  };

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
      const rows = new RowCounter(format, (done) => this.#view.progress({ done }));
      const file = await new Response(answer.body.pipeThrough(rows.stream)).blob();
      const typed = file.slice(0, file.size, mediaTypes[format]);
      const problem = incompleteIn(format, await file.slice(-END_BYTES).text());
      save(typed);
      if (problem === undefined) this.#view.turn({ state: 'done', done: rows.count });
      else this.#view.turn({ state: 'failed', error: new Error(problem) });
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.#view.turn({ state: 'failed', error: error instanceof ApiError ? error : brokenOff(error) });
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
