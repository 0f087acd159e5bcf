import type { WordPart } from './word-diff';

type ChangedWordsProps = { parts: readonly WordPart[]; side: 'before' | 'after' };

/** One side of two texts, with the words that the other side has not marked. */
export function ChangedWords({ parts, side }: ChangedWordsProps) {
  const Marked = side === 'before' ? 'del' : 'ins';
  const style = side === 'before' ? 'bg-danger-soft text-danger-ink' : 'bg-success-soft text-success-ink';
  return (
    <span className="whitespace-pre-wrap break-words">
      {parts.map((part, place) =>
        part.in === 'both' ? (
          part.text
        ) : part.in === side ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has nothing but its place
          <Marked key={place} className={`rounded-xs no-underline ${style}`}>
            {part.text}
          </Marked>
        ) : undefined,
      )}
    </span>
  );
}
