import { decodeCursor, type LiveMessage, type LiveMessages } from '@/lib/live/message';

type Name = keyof LiveMessages;
type Message<N extends Name> = Extract<LiveMessage, { name: N }>;

/** A live stream as a browser reads it. */
export interface Followed {
  /** Everything that arrived, as it came. */
  readonly text: string;
  of<N extends Name>(name: N): Message<N>[];
  /** The next message of that name, or one that has arrived since the last call. */
  next<N extends Name>(name: N): Promise<Message<N>>;
  /** Resolves when the messages so far satisfy it. */
  until(isEnough: () => boolean): Promise<void>;
  readonly closed: Promise<void>;
  close(): Promise<void>;
}

/** Reads a stream of `GET /api/live` to its end. */
export function follow(reply: Response): Followed {
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  const messages: LiveMessage[] = [];
  const taken = new Map<Name, number>();
  let text = '';
  let rest = '';
  let arrived = Promise.withResolvers<void>();
  const closed = (async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value;
      const blocks = (rest + chunk.value).split('\n\n');
      rest = blocks.pop()!;
      messages.push(...blocks.map(parse));
      arrived.resolve();
      arrived = Promise.withResolvers();
    }
  })();
  const of = <N extends Name>(name: N) =>
    messages.filter((message): message is Message<N> => message.name === name);
  async function until(isEnough: () => boolean): Promise<void> {
    while (!isEnough()) await arrived.promise;
  }
  return {
    get text() {
      return text;
    },
    of,
    async next(name) {
      const index = taken.get(name) ?? 0;
      await until(() => of(name).length > index);
      taken.set(name, index + 1);
      return of(name)[index]!;
    },
    until,
    closed,
    close: () => reader.cancel(),
  };
}

function parse(block: string): LiveMessage {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const id = decodeCursor(fields.id ?? null);
  return { name: fields.event, data: JSON.parse(fields.data!), ...(id && { id }) } as LiveMessage;
}
