import { markedParts } from '@/lib/search/marks';

/** A text with what was typed marked in it. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map(({ from, text: part, isMarked }) =>
    isMarked ? (
      <mark key={from} className="rounded-xs bg-warning-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
