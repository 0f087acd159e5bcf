'use client';

import { useChoiceWords } from '@/components/records/words';
import type { Field } from '@/lib/resources/resource';

/** What a field of a choice may be, for a `<select>`; the word that it is stays among them. */
export function ChoiceOptions({ field, value }: { field: Field; value: unknown }) {
  const words = useChoiceWords(field.choiceWords);
  const now = String(value ?? '');
  const choices = [...new Set([now, ...(field.choices ?? [])])].filter((word) => word !== now || word !== '');
  return (
    <>
      {now === '' && <option value="">—</option>}
      {choices.map((word) => (
        <option key={word} value={word}>
          {words(word)}
        </option>
      ))}
    </>
  );
}
