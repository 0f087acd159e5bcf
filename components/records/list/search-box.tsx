'use client';

import { SearchField } from '@/components/ui/fields/search-field';
import { useCommitted } from './use-committed';

type SearchBoxProps = {
  label: string;
  /** How it searches, where that is not plain. */
  description?: string;
  value: string;
  onCommit: (text: string) => void;
  className?: string;
};

const trimmed = (text: string) => text.trim();

/** Searches as one types, a moment after the last key; the text stays what was typed. */
export function SearchBox({ label, description, value, onCommit, className }: SearchBoxProps) {
  const field = useCommitted(value, onCommit, trimmed);
  return (
    <SearchField {...field} label={label} description={description} maxLength={200} className={className} />
  );
}
