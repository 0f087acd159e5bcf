import type { Json } from '@/lib/contract/scalars';

export type NameFieldProps = {
  label: string;
  /** Shown where there is none. */
  unnamed: string;
  value: Json | undefined;
  isReadOnly: boolean;
  onChange: (name: string) => void;
};

/** The name of a document, edited where it stands. */
export function NameField({ label, unnamed, value, isReadOnly, onChange }: NameFieldProps) {
  const name = typeof value === 'string' ? value : '';
  return (
    <h1 className="min-w-0 max-w-full">
      <input
        aria-label={label}
        value={name}
        maxLength={200}
        readOnly={isReadOnly}
        placeholder={unnamed}
        size={Math.min(Math.max(name.length, 12), 40)}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-8 w-full rounded-md border border-transparent bg-transparent px-2 font-semibold text-base hover:border-line focus-visible:border-accent focus-visible:outline-none"
      />
    </h1>
  );
}
