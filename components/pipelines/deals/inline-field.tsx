'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { classNames } from '@/components/ui/class-names';
import { lazy } from '@/components/ui/lazy';
import { updateDeal } from '@/lib/api/contract/deals';
import { type DealRecord, idOf } from '@/lib/api/records';

const InlineInput = lazy(() => import('./inline-input').then((module) => module.InlineInput));

export type InlineName = 'amount' | 'fecha_cierre_estimada' | 'external_id';

type InlineFieldProps = { deal: DealRecord; name: InlineName; children: ReactNode };

/** A cell that is edited where it stands: Enter or leaving it saves, Escape leaves it as it was. */
export function InlineField({ deal, name, children }: InlineFieldProps) {
  const t = useTranslations('pipelines');
  const mayEdit = useCan(updateDeal) && deal.estado !== 'papelera';
  const [isEditing, setIsEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!mayEdit) return children;
  if (isEditing) {
    return (
      <InlineInput
        deal={deal}
        name={name}
        onEnd={(byKey) => {
          setIsEditing(false);
          if (byKey) requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  }
  const title = deal.title ?? t('deal.untitled', { id: idOf(deal) });
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1',
        // Amounts stand at the right edge of their column, so the pencil stands before them.
        name === 'amount' && 'flex-row-reverse',
      )}
    >
      <span className="truncate">{children}</span>
      <button
        ref={opener}
        type="button"
        aria-label={t('list.edit', { field: t(`field.${name}`), title })}
        onClick={() => setIsEditing(true)}
        className="relative z-1 flex size-6 shrink-0 items-center justify-center rounded text-ink-faint opacity-0 hover:bg-hover hover:text-ink focus-visible:opacity-100 in-[[role=row]:hover]:opacity-100 pointer-coarse:opacity-100"
      >
        <Pencil aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
