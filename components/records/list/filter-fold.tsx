'use client';

import { ListFilter } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';

type FilterFoldProps = {
  /** Filters that are in force. */
  count: number;
  children: ReactNode;
};

/** The filters of a list, in its line; on a phone behind a button that says how many are in force. */
export function FilterFold({ count, children }: FilterFoldProps) {
  const t = useTranslations('ui.list');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon={<ListFilter aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        className="sm:hidden"
        onPress={() => setIsOpen(!isOpen)}
      >
        {t('filters', { count })}
      </Button>
      <div id={id} className={isOpen ? 'contents' : 'contents max-sm:hidden'}>
        {children}
      </div>
    </>
  );
}
