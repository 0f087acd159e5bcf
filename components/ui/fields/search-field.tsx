'use client';

import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
} from 'react-aria-components/SearchField';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from './field';
import { useEarlyText } from './use-early-text';

type SearchFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  /** The accessible name, and the placeholder unless there is another. */
  label: string;
  placeholder?: string;
  className?: string;
};

/** A search box; Escape clears it. */
export function SearchField({ label, placeholder, className, ...aria }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, aria);
  return (
    <AriaSearchField {...aria} aria-label={label} className={classNames('group relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={input}
        placeholder={placeholder ?? label}
        className={classNames(
          controlStyle,
          'h-8 pr-8 pl-8 focus-visible:-outline-offset-1 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      <Button className="absolute top-1/2 right-1 flex size-6 -translate-y-1/2 items-center justify-center rounded text-ink-faint hover:bg-hover group-data-empty:hidden">
        <X aria-hidden className="size-4" />
      </Button>
    </AriaSearchField>
  );
}
