'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Control } from 'react-hook-form';
import { FormField } from '@/components/records/form/form-field';
import { classNames } from '@/components/ui/class-names';
import type { FieldDraft } from '@/lib/records/draft';
import type { Field } from '@/lib/resources/resource';

type DetailRowProps = {
  name: string;
  field: Field;
  label: string;
  isEditing: boolean;
  /** It was opened by itself or before the others: it takes the focus. */
  isFirst: boolean;
  control: Control<Record<string, FieldDraft>>;
  /** Absent where it is only shown. */
  onEdit: (() => void) | undefined;
  /** Its value. */
  children: ReactNode;
};

/** One field of a record: its value, or the control that changes it in the same place. */
export function DetailRow({
  name,
  field,
  label,
  isEditing,
  isFirst,
  control,
  onEdit,
  children,
}: DetailRowProps) {
  const t = useTranslations('records.panel');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEditing && isFirst) return focusControl(row.current!);
  }, [isEditing, isFirst]);

  return (
    <div
      ref={row}
      data-field={name}
      className={classNames(
        'group relative grid grid-cols-[minmax(7rem,10rem)_minmax(0,1fr)] gap-x-3 rounded-md px-2 max-sm:grid-cols-[7rem_minmax(0,1fr)]',
        onEdit && !isEditing && 'hover:bg-hover',
      )}
    >
      <dt className="py-1.5 text-ink-muted">{label}</dt>
      <dd className={classNames('min-w-0 break-words', isEditing ? 'py-1' : 'py-1.5 pr-6')}>
        {isEditing ? (
          <FormField control={control} name={name} field={field} label={label} isLabelHidden />
        ) : (
          children
        )}
        {onEdit && !isEditing && (
          <button
            type="button"
            data-edit
            aria-label={t('editField', { field: label })}
            onClick={onEdit}
            className="absolute inset-0 flex cursor-text! items-start justify-end rounded-md p-2 text-ink-faint focus-visible:-outline-offset-2 [&>svg]:size-3.5 [&>svg]:opacity-0 group-hover:[&>svg]:opacity-100 focus-visible:[&>svg]:opacity-100 pointer-coarse:[&>svg]:opacity-100"
          >
            <Pencil aria-hidden />
          </button>
        )}
      </dd>
    </div>
  );
}

const focusable = 'input, textarea, [role=spinbutton], button[aria-haspopup], button';

/** The code of some controls comes after them: the focus waits for it. */
function focusControl(row: HTMLElement): () => void {
  const take = () => {
    const control = row.querySelector<HTMLElement>(focusable);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
    return control !== null;
  };
  if (take()) return () => {};
  const changes = new MutationObserver(() => take() && changes.disconnect());
  changes.observe(row, { childList: true, subtree: true });
  return () => changes.disconnect();
}
