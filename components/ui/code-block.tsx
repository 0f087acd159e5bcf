import { classNames } from './class-names';
import type { CodeLanguage } from './code-colours';
import { ColouredCode } from './coloured-code';
import { CopyButton } from './copy-button';

type CodeBlockProps = {
  /** What the code is: names the scrolling region. */
  label: string;
  code: string;
  copyLabel?: string;
  /** Breaks long lines instead of scrolling sideways. */
  isWrapped?: boolean;
  /** Shows its words in colour. */
  language?: CodeLanguage | undefined;
  /** Shows all of a long text instead of scrolling inside of most of the window's height. */
  isWhole?: boolean;
  className?: string;
};

/** Text in a fixed pitch, with a copy button. */
export function CodeBlock({
  label,
  code,
  copyLabel,
  isWrapped,
  isWhole,
  language,
  className,
}: CodeBlockProps) {
  return (
    <div className={classNames('flex items-start rounded-lg border bg-sunken', className)}>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={classNames(
          'min-w-0 flex-1 overflow-auto rounded-lg px-3 py-2.5 focus-visible:-outline-offset-2',
          !isWhole && 'max-h-[max(24rem,80dvh)]',
        )}
      >
        <pre
          className={classNames('font-mono text-xs leading-5', isWrapped && 'whitespace-pre-wrap break-all')}
        >
          <ColouredCode code={code} language={language} />
        </pre>
      </section>
      <CopyButton text={code} label={copyLabel} className="m-1.5 ml-0" />
    </div>
  );
}
