import type { ReactNode } from 'react';
import type { FieldView } from '@/components/forms/document/fields';
import { FieldIcon } from '@/components/forms/editor/field-icon';
import { classNames } from '@/components/ui/class-names';

const box =
  'relative flex min-h-9 w-full items-center rounded-md border border-line-strong bg-surface px-3 text-ink-faint text-sm';

type FieldControlProps = {
  field: FieldView;
  words: { readonly hidden: (clave: string) => string };
  /** The example in the control and the options, as texts that can be written in place. */
  example: ReactNode;
  options: readonly ReactNode[];
  more: ReactNode;
};

/** What visitors will fill in, drawn and not live. */
export function FieldControl({ field, words, example, options, more }: FieldControlProps) {
  const { tipo } = field;
  if (tipo === 'oculto') {
    return (
      <p className="flex items-center gap-2 rounded-md border border-dashed px-3 py-1.5 text-ink-muted text-xs">
        <FieldIcon tipo={tipo} className="size-3.5 shrink-0" />
        {words.hidden(field.clave)}
      </p>
    );
  }
  if (tipo === 'opciones' || tipo === 'casillas') {
    return (
      <ul className="space-y-1.5 pt-0.5">
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; texts may stand twice
          <li key={at} className="flex items-center gap-2">
            <span
              className={classNames(
                'size-4 shrink-0 border border-line-strong bg-surface',
                tipo === 'opciones' ? 'rounded-full' : 'rounded',
              )}
            />
            <span className="wrap-anywhere min-w-0 flex-1">{option}</span>
            {at === options.length - 1 && more}
          </li>
        ))}
        {options.length === 0 && <li>{more}</li>}
      </ul>
    );
  }
  if (tipo === 'seleccion') {
    return (
      <div className={classNames(box, 'flex-wrap gap-1 py-1 pr-8')}>
        {options.map((option, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place; texts may stand twice
            key={at}
            className="wrap-anywhere min-w-0 max-w-full rounded bg-sunken px-1.5 py-0.5 text-ink-muted text-xs"
          >
            {option}
          </span>
        ))}
        {more}
        <FieldIcon tipo={tipo} className="absolute right-2.5 size-4" />
      </div>
    );
  }
  return (
    <div className={classNames(box, tipo === 'texto_largo' && 'min-h-18 items-start py-2')}>
      <span className="wrap-anywhere min-w-0 flex-1">{example}</span>
      {tipo === 'fecha' && <FieldIcon tipo={tipo} className="size-4" />}
    </div>
  );
}
