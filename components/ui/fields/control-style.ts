/** How every control looks, whatever it is made of. */
export const controlStyle =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink text-sm transition-colors ' +
  'data-invalid:border-danger data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:text-ink-faint ' +
  'data-readonly:bg-sunken data-readonly:text-ink-muted ' +
  'pointer-coarse:min-h-10';
