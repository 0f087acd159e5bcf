'use client';

import { useEffect, useRef, useState } from 'react';
import type { Answers } from '@/lib/rules/forms/answers';
import { followLogic } from '@/lib/rules/forms/live-logic';

const EMPTY = '<!doctype html><html><head></head><body><main tabindex="-1"></main></body></html>';

type PreviewFrameProps = {
  title: string;
  /**
   * The inner HTML of the page's `<main>`, escaped; given what stands in its form where that is drawn anew without a press.
   */
  draw: (typed: Answers) => string;
  style: string;
  language: string;
  className: string;
  /** All that the form of the page posts when one of its buttons is pressed. */
  onPress: (sent: Answers) => void;
  onType: (typed: Answers) => void;
};

/**
 * The public page in a frame of its own. No script runs in it and nothing of it leads anywhere: the console hears its
 * presses, and shows and hides fields as the page's own script would.
 */
export function PreviewFrame({ draw, style, language, onPress, onType, ...frameProps }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ onPress, onType });
  const wasPressed = useRef(false);
  const [page, setPage] = useState<Document>();
  useEffect(() => {
    latest.current = { onPress, onType };
  });
  useEffect(() => {
    if (!page) return;
    const onClick = (event: MouseEvent) => {
      const pressed = (event.target as Element).closest<HTMLElement>('a, button');
      if (!pressed) return;
      event.preventDefault();
      const to = pressed.getAttribute('href');
      if (to?.startsWith('#')) page.getElementById(to.slice(1))?.focus();
      const form = pressed.closest('form');
      if (!form || pressed.localName !== 'button') return;
      wasPressed.current = true;
      latest.current.onPress(answersIn(new FormData(form, pressed)));
    };
    const onInput = (event: Event) => {
      const form = (event.target as Element).closest('form');
      if (!form) return;
      followLogic(form);
      latest.current.onType(answersIn(new FormData(form)));
    };
    page.addEventListener('click', onClick);
    page.addEventListener('input', onInput);
    return () => {
      page.removeEventListener('click', onClick);
      page.removeEventListener('input', onInput);
    };
  }, [page]);

  useEffect(() => {
    if (!page) return;
    page.documentElement.lang = language;
    // Made of the frame's own window; a style element would need the nonce of the policy that the frame inherits.
    const { CSSStyleSheet } = page.defaultView as Window & typeof globalThis;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    page.adoptedStyleSheets = [sheet];
  }, [page, style, language]);

  useEffect(() => {
    const main = page?.querySelector('main');
    if (!page || !main) return;
    const before = main.querySelector('form');
    main.innerHTML = draw(before && !wasPressed.current ? answersIn(new FormData(before)) : {});
    const form = main.querySelector('form');
    if (form) followLogic(form);
    if (!wasPressed.current) return;
    wasPressed.current = false;
    page.documentElement.scrollTop = 0;
    (main.querySelector<HTMLElement>('[autofocus]') ?? main).focus();
  }, [page, draw]);

  return (
    <iframe
      {...frameProps}
      ref={frame}
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      srcDoc={EMPTY}
      onLoad={() => setPage(frame.current?.contentDocument ?? undefined)}
    />
  );
}

function answersIn(data: FormData): Answers {
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]));
}
