'use client';

import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { useShortcut } from '@/components/commands/shortcuts';
import { IconButton } from '@/components/ui/icon-button';
import { DiscardDialog } from '@/components/ui/overlays/discard-dialog';
import { ResizeHandle } from './resize-handle';
import { useIsSplit } from './use-is-split';
import { useLeaveGuard } from './use-leave-guard';
import { useNeighbours } from './walk-context';

export type PanelFrameProps = {
  /** The key of its row in the list, and where both stand. */
  recordKey: string;
  path: string;
  listHref: string;
  title: ReactNode;
  titleExtra?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Something was typed and not saved: whatever leads away asks first. */
  isDirty?: boolean;
  /** Given what closes the panel, and asks first where something would be lost. */
  footer?: (close: () => void) => ReactNode;
  children: ReactNode;
};

/**
 * What a record opens in: beside its list on a wide screen, where the list stays in use and J and K lead from row to
 * row; over it on a narrower one, as a modal dialog.
 */
export function PanelFrame(props: PanelFrameProps) {
  const { recordKey, path, listHref, title, titleExtra, description, actions, footer, children } = props;
  const { isDirty = false } = props;
  const t = useTranslations('records.panel');
  const ui = useTranslations('ui');
  const router = useRouter();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const isSplit = useIsSplit();
  const [asked, setAsked] = useState<string>();
  const typed = useRef<HTMLElement>(null);
  // Pressed faster than pages come, each J goes on from where the one before leads.
  const [heading, setHeading] = useState(recordKey);
  useEffect(() => setHeading(recordKey), [recordKey]);
  const { previous, next } = useNeighbours(heading);

  function leave(href: string) {
    setAsked(undefined);
    router.push(href, { scroll: false });
  }
  /** Whoever stays goes on where something was typed last. */
  function ask(href: string) {
    typed.current?.focus();
    setAsked(href);
  }
  const go = (href: string) => (isDirty ? ask(href) : leave(href));
  function step(to: typeof next) {
    if (!to) return;
    if (!isDirty) setHeading(to.key);
    go(to.href);
  }
  const close = () => go(listHref);

  useShortcut('j', t('next'), () => step(next));
  useShortcut('k', t('previous'), () => step(previous));
  useLeaveGuard(isDirty, ask);
  useWalkKeys({ j: () => step(next), k: () => step(previous), Escape: close }, isSplit);
  usePanelFocus(panel, path, isSplit);

  return (
    <>
      {!isSplit && (
        <button
          key="behind"
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => !isDirty && close()}
          className="fixed inset-0 z-40 cursor-default! bg-overlay"
        />
      )}
      <FocusScope key="panel" contain={!isSplit && asked === undefined}>
        <section
          ref={panel}
          role="dialog"
          aria-modal={isSplit ? undefined : true}
          aria-labelledby={titleId}
          tabIndex={-1}
          data-panel={isSplit ? 'split' : 'cover'}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            if (!panel.current?.contains(event.target as Node)) return;
            event.preventDefault();
            close();
          }}
          onInput={(event) => {
            typed.current = event.target as HTMLElement;
          }}
          className="record-panel outline-none"
        >
          {isSplit && <ResizeHandle panel={panel} />}
          <header className="flex items-start gap-1 border-b py-2.5 pr-2 pl-5">
            <div className="min-w-0 flex-1">
              <div className="flex min-h-8 flex-wrap items-center gap-x-2 pointer-coarse:min-h-10">
                <h2 id={titleId} className="min-w-0 break-words font-semibold text-base">
                  {title}
                </h2>
                {titleExtra}
              </div>
              {description && <p className="text-ink-muted">{description}</p>}
            </div>
            {actions}
            {(previous || next) && (
              <>
                <IconButton
                  label={t('previous')}
                  icon={<ChevronUp aria-hidden />}
                  isDisabled={!previous}
                  onPress={() => step(previous)}
                />
                <IconButton
                  label={t('next')}
                  icon={<ChevronDown aria-hidden />}
                  isDisabled={!next}
                  onPress={() => step(next)}
                />
              </>
            )}
            <IconButton label={ui('close')} icon={<X aria-hidden />} onPress={close} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-4">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t bg-canvas px-5 py-3">
              {footer(close)}
            </footer>
          )}
        </section>
      </FocusScope>
      <DiscardDialog
        isOpen={asked !== undefined}
        onKeep={() => setAsked(undefined)}
        onDiscard={() => leave(asked ?? listHref)}
      />
    </>
  );
}

/** A list takes J and K for its own rows and Escape for nothing: while a record is open they are the record's. */
function useWalkKeys(keys: Readonly<Record<string, () => void>>, isSplit: boolean) {
  const run = useRef(keys);
  run.current = keys;
  useEffect(() => {
    if (!isSplit) return;
    function onKeyDown(event: KeyboardEvent) {
      const key = run.current[event.key];
      const row = (event.target as Element).closest?.('[data-row-link]');
      if (!key || !row || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      key();
    }
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isSplit]);
}

/**
 * The focus goes into a panel that covers its list, and into one that the keyboard opened; when it closes the focus is
 * given back to the row, if it was in the panel.
 */
function usePanelFocus(panel: { readonly current: HTMLElement | null }, path: string, isSplit: boolean) {
  const row = useRef(path);
  row.current = path;

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const isByKeyboard =
      opener instanceof HTMLElement && opener.matches('a:focus-visible, button:focus-visible');
    if (!isSplit || isByKeyboard) panel.current?.focus({ preventScroll: true });
  }, [isSplit, panel]);

  useEffect(
    () => (isSplit || !panel.current ? undefined : ariaHideOutside([panel.current])),
    [isSplit, panel],
  );

  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      const isInside = element?.contains(document.activeElement);
      if (isInside) requestAnimationFrame(() => rowLinkOf(row.current)?.focus());
    };
  }, [panel]);
}

function rowLinkOf(path: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a[href]');
  return [...links].find((link) => link.pathname === path);
}
