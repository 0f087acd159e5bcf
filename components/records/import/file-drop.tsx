'use client';

import { FileUp } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

type FileDropProps = {
  /** What the input is called. */
  label: string;
  /** That a file can be dropped. */
  hint: string;
  choose: string;
  isBusy: boolean;
  onFile: (file: File) => void;
  /** What may be in the file. */
  children: ReactNode;
};

/** Takes a file of separated values: dropped, or chosen. */
export function FileDrop({ label, hint, choose, isBusy, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | null | undefined) => file && onFile(file);
  function takeChosen() {
    const file = input.current?.files?.[0];
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    take(file);
  }
  const takeEarly = useEffectEvent(takeChosen);
  // A file that was chosen while the page's code was still on its way.
  useEffect(() => takeEarly(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-10 text-center',
        isOver ? 'bg-selected' : 'bg-surface',
      )}
    >
      <FileUp aria-hidden className="size-6 text-ink-faint" />
      <p>{hint}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={takeChosen}
      />
      <Button variant="primary" isPending={isBusy} onPress={() => input.current?.click()}>
        {choose}
      </Button>
      <div className="max-w-prose text-ink-muted text-xs">{children}</div>
    </div>
  );
}
