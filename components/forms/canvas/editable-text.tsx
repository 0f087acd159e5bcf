'use client';

import { useRef, useState } from 'react';
import { addLineId } from '@/components/forms/editor/use-field-commands';
import { classNames } from '@/components/ui/class-names';
import { InlineText } from './inline-text';

type EditableTextProps = {
  label: string;
  value: string;
  /** Stands there while there is no text. */
  placeholder: string;
  onText: (text: string) => void;
  isReadOnly: boolean;
  isMultiline?: boolean;
  className?: string;
};

/** A text of the form itself: a button that reads as the text, and a field once it is pressed. */
export function EditableText(props: EditableTextProps) {
  const { label, value, placeholder, onText, isReadOnly, isMultiline = false, className } = props;
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isReadOnly)
    return value === '' ? null : <p className={classNames('wrap-anywhere', className)}>{value}</p>;
  if (isEdited) {
    return (
      <InlineText
        label={label}
        value={value}
        placeholder={placeholder}
        onText={onText}
        isMultiline={isMultiline}
        className={classNames('py-0.5', className)}
        onLeave={(_, how) => {
          setEdited(false);
          if (how === 'blur') return;
          requestAnimationFrame(() => {
            button.current?.focus();
            if (how === 'tab') goOn(button.current, 1);
            if (how === 'backTab') goOn(button.current, -1);
          });
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-text
      aria-label={`${label}: ${value || placeholder}`}
      onClick={() => setEdited(true)}
      onKeyDown={(event) => event.key === 'F2' && setEdited(true)}
      className={classNames(
        'wrap-anywhere block w-full cursor-text whitespace-pre-line rounded-sm py-0.5 text-left hover:bg-hover',
        className,
        value === '' && 'font-normal text-ink-faint',
      )}
    >
      {value || placeholder}
    </button>
  );
}

/** Leads to the text, the field or the line for new ones that stands next on the canvas; a text is written at once. */
function goOn(from: HTMLElement | null, by: 1 | -1) {
  const canvas = from?.closest('[data-form-canvas]');
  if (!from || !canvas) return;
  const stops = [...canvas.querySelectorAll<HTMLElement>(`[data-text], [data-field], #${addLineId}`)];
  const next = stops[stops.indexOf(from) + by];
  next?.focus();
  if (next?.dataset.text !== undefined) next.click();
}
