'use client';

import { useRef } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { classNames } from '@/components/ui/class-names';
import { controlStyle } from './control-style';
import { TextFrame, type TextFrameProps } from './text-frame';
import { useEarlyText } from './use-early-text';

type TextAreaProps = TextFrameProps & { placeholder?: string; rows?: number; isMonospace?: boolean };

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { placeholder, rows = 3, isMonospace, ...frame } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useEarlyText(area, frame);
  return (
    <TextFrame {...frame}>
      <AriaTextArea
        ref={area}
        rows={rows}
        placeholder={placeholder}
        data-readonly={frame.isReadOnly || undefined}
        className={classNames(
          controlStyle,
          'block resize-y px-2.5 py-1.5 focus-visible:-outline-offset-1',
          isMonospace && 'font-mono text-[0.8125rem]',
        )}
      />
    </TextFrame>
  );
}
