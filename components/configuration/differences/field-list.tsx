'use client';

import { KeyValueList } from '@/components/ui/key-value-list';
import type { JsonObject } from '@/lib/contract/scalars';
import { usePathWords } from './use-path-words';
import { ValueText } from './value-text';

/** A record that only one side has, in portable form: all its fields. */
export function FieldList({ value }: { value: JsonObject }) {
  const words = usePathWords();
  return (
    <KeyValueList
      items={Object.entries(value).map(([name, part]) => ({
        key: name,
        label: words([name]).join(),
        value: <ValueText value={part} field={name} />,
      }))}
    />
  );
}
