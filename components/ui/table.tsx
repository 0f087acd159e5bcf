import type { ComponentProps } from 'react';
import { classNames } from './class-names';

/** A table that scrolls sideways inside its border; its `aria-label` names the scrolling region too. */
export function Table({ className, ...rest }: ComponentProps<'table'> & { 'aria-label': string }) {
  return (
    <section
      aria-label={rest['aria-label']}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border bg-surface focus-visible:-outline-offset-2"
    >
      <table {...rest} className={classNames('w-full border-collapse text-left', className)} />
    </section>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return (
    <thead {...props} className={classNames('border-b bg-canvas text-ink-muted text-xs', props.className)} />
  );
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} className={classNames('divide-y divide-line', props.className)} />;
}

/** `data-selected` marks the row whose record is open. */
export function TableRow(props: ComponentProps<'tr'>) {
  return (
    <tr {...props} className={classNames('hover:bg-hover/60 data-selected:bg-selected', props.className)} />
  );
}

export function TableHeaderCell(props: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...props}
      className={classNames('h-8 whitespace-nowrap px-3 font-medium first:pl-4 last:pr-4', props.className)}
    />
  );
}

export function TableCell(props: ComponentProps<'td'>) {
  return <td {...props} className={classNames('h-9 px-3 py-1.5 first:pl-4 last:pr-4', props.className)} />;
}
