import { classNames } from './class-names';
import { CopyButton } from './copy-button';

type CodeBlockProps = {
  /** What the code is: names the scrolling region. */
  label: string;
  code: string;
  copyLabel?: string;
  /** Breaks long lines instead of scrolling sideways. */
  isWrapped?: boolean;
  /** Shows all of a long text instead of scrolling inside of 24 rem. */
  isWhole?: boolean;
  className?: string;
};

/** Text in a fixed pitch, with a copy button. */
export function CodeBlock({ label, code, copyLabel, isWrapped, isWhole, className }: CodeBlockProps) {
  return (
    <div className={classNames('relative rounded-lg border bg-sunken', className)}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          'overflow-auto rounded-lg py-2.5 pr-11 pl-3 focus-visible:-outline-offset-2',
          !isWhole && 'max-h-96',
        )}
      >
        <pre
          className={classNames('font-mono text-xs leading-5', isWrapped && 'whitespace-pre-wrap break-all')}
        >
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton text={code} label={copyLabel} className="absolute top-1.5 right-1.5 not-hover:bg-sunken!" />
    </div>
  );
}
