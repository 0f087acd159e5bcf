'use client';

import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useNameOr } from '@/components/records/blank';
import { keyOfRecord } from '@/components/records/record-link';
import type { Id } from '@/lib/api/loose';

type Tag = { readonly id?: Id | undefined; readonly nombre?: string | undefined };

type TagChipsProps = {
  tags: readonly Tag[];
  /** What the button that takes a tag off is called; without it tags are only shown. */
  removeLabelOf?: (name: string) => string;
  onRemove?: (tag: Tag) => void;
};

/** Tags by name, side by side. */
export function TagChips({ tags, removeLabelOf, onRemove }: TagChipsProps) {
  const nameOr = useNameOr();
  return (
    <span className="inline-flex max-w-full flex-wrap gap-1">
      {tags.map((tag, place) => {
        const name = nameOr(tag.nombre, tag.id);
        return (
          <span
            key={keyOfRecord(tag, place)}
            className="inline-flex h-5 min-w-0 max-w-48 items-center gap-0.5 rounded bg-hover px-1.5 text-ink-muted text-xs"
          >
            <span className="truncate">{name}</span>
            {onRemove && (
              <Button
                aria-label={removeLabelOf?.(name) ?? name}
                onPress={() => onRemove(tag)}
                className="-mr-1 flex size-5 shrink-0 items-center justify-center rounded hover:bg-selected hover:text-ink"
              >
                <X aria-hidden className="size-3" />
              </Button>
            )}
          </span>
        );
      })}
    </span>
  );
}
