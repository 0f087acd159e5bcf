'use client';

import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { NameField, type NameFieldProps } from './name-field';

type EditorHeadProps = {
  /** The list that the document stands in. */
  back: { readonly href: string; readonly label: string };
  name: NameFieldProps;
  /** Behind the name. */
  state: ReactNode;
  /** Whether what stands here is saved; nothing for who may only look. */
  saved: ReactNode;
  /** What is done with the document as a whole. */
  children: ReactNode;
};

/** The head of an editor: the way back, the document's name, and what is done with it as a whole. */
export function EditorHead({ back, name, state, saved, children }: EditorHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3 py-2">
      <div className="flex min-w-0 max-w-full items-center gap-1 max-sm:basis-full">
        <PageLink
          href={back.href}
          aria-label={back.label}
          className="flex size-8 shrink-0 items-center justify-center rounded-md text-ink-muted hover:bg-hover"
        >
          <ChevronLeft aria-hidden className="size-4" />
        </PageLink>
        <NameField {...name} />
        <span className="flex shrink-0 items-center gap-3 sm:ml-2">{state}</span>
      </div>
      {saved && <span className="flex min-w-0 max-sm:flex-1">{saved}</span>}
      <div className="ml-auto flex flex-wrap items-center gap-1">{children}</div>
    </header>
  );
}
