'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';

type DisclosureProps = {
  title: ReactNode;
  /** Level of the heading that the title stands in. */
  level?: 2 | 3 | 4;
  isDefaultOpen?: boolean;
  /** What it holds is costly: it is not made before it is opened for the first time. */
  isLazy?: boolean;
  children: ReactNode;
};

/** A part that opens below its title. */
export function Disclosure({ title, level = 3, isDefaultOpen, isLazy, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(isDefaultOpen || !isLazy);
  return (
    <AriaDisclosure
      defaultExpanded={isDefaultOpen}
      onExpandedChange={() => setWasOpened(true)}
      className="group"
    >
      <Heading level={level}>
        <Button
          slot="trigger"
          className="flex min-h-8 w-full items-center gap-1.5 rounded-md text-left font-medium text-ink hover:text-accent-ink"
        >
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-faint transition-transform group-data-expanded:rotate-90"
          />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="pt-1 pb-2 pl-5.5">{wasOpened && children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
