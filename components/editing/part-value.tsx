import type { Json } from '@/lib/contract/scalars';
import { prettyJson } from '@/lib/json/same-json';

type PartValueProps = {
  label: string;
  value: Json | undefined;
  /** Said where there is none. */
  none: string;
};

/** One side of a comparison, as JSON. */
export function PartValue({ label, value, none }: PartValueProps) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-ink-muted text-xs">{label}</p>
      {/* What scrolls takes the focus, so that it can be scrolled by keyboard. */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="max-h-64 overflow-auto whitespace-pre-wrap break-words rounded bg-sunken p-2 font-mono text-xs"
      >
        {value === undefined ? none : prettyJson(value)}
      </pre>
    </div>
  );
}
