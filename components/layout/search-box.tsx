'use client';

import { useEffect, useState } from 'react';
import { SearchField } from '@/components/ui/search-field';

type SearchBoxProps = {
  label: string;
  value: string;
  onCommit: (text: string) => void;
  className?: string;
};

const SETTLE_MS = 200;

/** Searches as one types, a moment after the last key; the text stays what was typed. */
export function SearchBox({ label, value, onCommit, className }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onCommit(text.trim()), SETTLE_MS);
    return () => clearTimeout(timer);
  });
  return <SearchField label={label} value={text} onChange={setText} maxLength={200} className={className} />;
}
