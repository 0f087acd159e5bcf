'use client';

import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from './control-style';
import { useEarlyText } from './use-early-text';

type SearchFieldProps = {
  /** The accessible name, and the placeholder unless there is another. */
  label: string;
  /** How it searches, told with the name and on pointing. */
  description?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Enter. */
  onSubmit?: () => void;
  placeholder?: string;
  maxLength?: number;
  className?: string;
};

/** A search box, the browser's own: nearly every page has one, and it costs none of them a library. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    description,
    value,
    onChange,
    onBlur,
    onSubmit,
    placeholder = label,
    maxLength,
    className,
  } = props;
  const t = useTranslations('ui');
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, { value, onChange });

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') onSubmit?.();
    if (event.key !== 'Escape' || value === '') return;
    // A text is cleared before what the box stands in is closed.
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }

  return (
    <div className={classNames('relative min-w-0', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-description={description}
        title={description}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        className={classNames(
          controlStyle,
          'h-8 pr-8 pl-8 focus-visible:-outline-offset-1 [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value !== '' && (
        <button
          type="button"
          // Escape does it by keyboard.
          tabIndex={-1}
          aria-label={t('clearSearch')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
          className="absolute top-1/2 right-1 flex size-6 -translate-y-1/2 items-center justify-center rounded text-ink-faint hover:bg-hover"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
