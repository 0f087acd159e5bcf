import { wordsOf } from '@/lib/format/fold';

/** A part of a text, marked where it is a word that was typed. */
export type Part = { readonly from: number; readonly text: string; readonly isMarked: boolean };

/** A text in parts, with every word that was typed marked where it stands, whatever its case and accents. */
export function markedParts(text: string, typed: string): readonly Part[] {
  const { folded, from } = foldedWithPlaces(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of wordsOf(typed)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      isMarked.fill(true, from[at], from[at + word.length]);
  }
  const parts: { from: number; text: string; isMarked: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[at]) last.text += text[at];
    else parts.push({ from: at, text: text[at]!, isMarked: isMarked[at]! });
  }
  return parts;
}

/** Each sign of the text folded by itself, and where in the text each folded sign comes from; the end at last. */
function foldedWithPlaces(text: string): { readonly folded: string; readonly from: readonly number[] } {
  let folded = '';
  const from: number[] = [];
  let place = 0;
  for (const sign of text) {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    folded += plain;
    for (let each = 0; each < plain.length; each++) from.push(place);
    place += sign.length;
  }
  return { folded, from: [...from, text.length] };
}
