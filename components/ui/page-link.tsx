'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';

type Options = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>;

/** The page whole, with what it asks first. The enum of this name is nothing that a page may import. */
const whole = { kind: 'full' } as unknown as Options;

/** So long somebody stays on a link who means it; a pointer on its way over a list leaves sooner. */
const MEANT_MS = 65;

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/** Fetches a page of the console once somebody has stayed on a link to it. */
export function usePageFetch() {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const leave = () => clearTimeout(timer.current);
    const mean = (href: string) => {
      leave();
      if (new URL(href, location.href).href === location.href) return;
      timer.current = setTimeout(() => router.prefetch(href, whole), MEANT_MS);
    };
    return { mean, leave };
  }, [router]);
}

/**
 * A link to a page of the console: the page is fetched when the pointer or the focus stays on the link, not when the
 * link comes into sight, so that no page loads what it does not show.
 */
export function PageLink(props: PageLinkProps) {
  const { href, onPointerEnter, onPointerLeave, onFocus, onBlur, onClick, ...rest } = props;
  const page = usePageFetch();
  const { leave } = page;
  // A page that opens in another tab is fetched by that.
  const mean = () => !rest.target && page.mean(href);
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      onPointerEnter={(event) => {
        // A finger that touches a link may be about to scroll.
        if (event.pointerType !== 'touch') mean();
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        leave();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        // Not by the press that follows it anyway.
        if (event.currentTarget.matches(':focus-visible')) mean();
        onFocus?.(event);
      }}
      onClick={(event) => {
        leave();
        onClick?.(event);
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
