import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { outcomeOf } from '@/lib/api/outcome';
import { nodeOf } from '@/lib/api/reply-node';
import type { Json } from '@/lib/contract/scalars';
import { JsonText } from '@/lib/json/json-text';
import type { DocumentEditor, EditingState } from './document-editor';
import { textOfParts } from './document-text';

type Parts = Readonly<Record<string, Json | undefined>>;

/** Somebody else changed what is stored since it was read: what they made of it. */
export class StoredChanged<Content> extends Error {
  readonly theirs: Content;

  constructor(theirs: Content) {
    super('What is stored has changed');
    this.theirs = theirs;
  }
}

/** What is stored is now such that a write takes effect at once, which nobody was asked about: nothing is written. */
export class TakesEffect extends Error {
  constructor() {
    super('A write would take effect at once');
  }
}

type Way<Content extends Parts, Row> = {
  readonly editor: DocumentEditor<Content, EditingState<Content>>;
  readonly client: QueryClient;
  /** Of what the page has read of the record. */
  readonly queryKey: QueryKey;
  readonly read: () => Promise<Row>;
  readonly contentOf: (record: Row) => Content;
  readonly kind: {
    readonly bodyOf: (before: Content, after: Content) => Content;
    readonly revisionAfter: (sent: Content, reply: Content) => Content;
  };
  /** What is sent beside the parts that changed, from what was read just before. */
  readonly beside?: (read: Row) => Parts;
  /** Whether a write may be sent at what was read just before; without it any may. */
  readonly mayWrite?: (read: Row) => boolean;
  /** Whether there is something to do even where nothing was changed. */
  readonly isAlways?: boolean;
  readonly send: (body: JsonText) => Promise<Row>;
  /** What was sent last and has no known end, over the life of the page. */
  readonly lost: { current: Content | undefined };
};

/** How often a write is begun anew that met another version of the same content. */
const TRIES = 3;

/**
 * Saves the present document. No server has to look whether somebody else was faster, so the stored one is read again
 * just before and compared. What is typed while the answer is on its way stays unsaved: only the revision that was sent
 * is marked as stored.
 *
 * @returns the server's reply; undefined where there was nothing to save
 * @throws StoredChanged where somebody else changed what is stored: nothing is written
 * @throws TakesEffect where `mayWrite` says no
 * @throws ApiError, Unsettled as `write` of lib/api
 */
export async function saveDocument<Content extends Parts, Row>(
  way: Way<Content, Row>,
): Promise<Row | undefined> {
  const { editor, lost } = way;
  const sent = editor.document;
  if (!way.isAlways && !editor.isDirty) return undefined;
  for (let tries = 1; ; tries++) {
    const read = await way.read();
    takeOwn(way, sent, way.contentOf(read));
    const { stored } = editor.state;
    if (!way.isAlways && !editor.differs(stored, sent)) return undefined;
    const parts: Parts = { ...way.kind.bodyOf(stored, sent), ...way.beside?.(read) };
    if (way.mayWrite?.(read) === false) throw new TakesEffect();
    lost.current = sent;
    try {
      const record = await way.send(new JsonText(textOfParts(parts, nodeOf(read))));
      lost.current = undefined;
      await noteSaved(way, sent, record);
      return record;
    } catch (error) {
      // Servers have words of their own for it: what is stored now tells.
      if (!isConflict(error) || tries === TRIES) throw error;
      const now = way.contentOf(await way.read());
      if (editor.differs(editor.state.serverRevision, now)) throw new StoredChanged(now);
      if (!/version|stale/i.test(error.code)) throw error;
    }
  }
}

/** An earlier write of our own may have arrived although its answer did not. @throws StoredChanged */
function takeOwn<Content extends Parts, Row>(
  { editor, lost }: Way<Content, Row>,
  sent: Content,
  before: Content,
): void {
  if (!editor.differs(editor.state.serverRevision, before)) return;
  const own = [sent, lost.current].find((one) => one && !editor.differs(one, before));
  if (!own) throw new StoredChanged(before);
  editor.set({ stored: own, serverRevision: before });
}

async function noteSaved<Content extends Parts, Row>(
  { editor, client, queryKey, kind, contentOf }: Way<Content, Row>,
  sent: Content,
  record: Row,
): Promise<void> {
  // A reading that began before the write would tell of what was there before.
  await client.cancelQueries({ queryKey });
  editor.set({
    stored: sent,
    serverRevision: kind.revisionAfter(sent, contentOf(record)),
    serverRevisionAt: Date.now(),
  });
  void client.invalidateQueries({ queryKey });
}

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && outcomeOf(error) === 'refused' && [409, 412].includes(error.status);
