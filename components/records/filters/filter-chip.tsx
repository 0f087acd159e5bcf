'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

type FilterChipProps = { label: string; children: ReactNode; onRemove: () => void };

/** A filter that is on, what it asks for, and the button that takes it off. Stands in a list. */
export function FilterChip({ label, children, onRemove }: FilterChipProps) {
  const t = useTranslations('ui.list');
  return (
    <li className="inline-flex h-7 min-w-0 max-w-72 items-center rounded-md border bg-surface pl-2 text-xs pointer-coarse:h-10">
      <span className="min-w-0 truncate">
        <span className="text-ink-muted">{label}:</span> {children}
      </span>
      <Button
        aria-label={t('removeFilter', { filter: label })}
        onPress={onRemove}
        className="ml-0.5 flex size-6 shrink-0 items-center justify-center rounded text-ink-faint hover:bg-hover hover:text-ink pointer-coarse:size-10"
      >
        <X aria-hidden className="size-3.5" />
      </Button>
    </li>
  );
}
