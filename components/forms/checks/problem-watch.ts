'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useFormScope } from '@/components/forms/editor/editor-context';
import type { FormEditor } from '@/components/forms/editor/form-editor';
import type { Problem } from './problem';

const REST_MS = 350;
const none: readonly Problem[] = [];

/** The problems of the document as it was when it last rested; looked for as long as somebody listens. */
class ProblemWatch {
  readonly #editor: FormEditor;
  readonly #listeners = new Set<() => void>();
  #all = none;
  #byField: ReadonlyMap<string, readonly Problem[]> = new Map();
  #stop: (() => void) | undefined;

  constructor(editor: FormEditor) {
    this.#editor = editor;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  readonly all = () => this.#all;
  readonly of = (field: string) => this.#byField.get(field) ?? none;

  #watch(): () => void {
    // The form itself is drawn first.
    let timer = setTimeout(() => void this.#check(), REST_MS);
    const stop = this.#editor.onContent(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.#check(), REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** The rules are loaded once they are needed: the page is there before. */
  async #check(): Promise<void> {
    const { problemsOf } = await import('./problems');
    this.#all = problemsOf(this.#editor.document);
    const before = this.#byField;
    const groups = Map.groupBy(
      this.#all.filter(({ field }) => field !== undefined),
      ({ field }) => field!,
    );
    // What says the same stays the same list: a card is drawn anew only where its own problems changed.
    this.#byField = new Map(
      [...groups].map(([field, found]) => {
        const known = before.get(field);
        return [field, JSON.stringify(known) === JSON.stringify(found) ? known! : found];
      }),
    );
    for (const listener of this.#listeners) listener();
  }
}

const watches = new WeakMap<FormEditor, ProblemWatch>();

function useProblemWatch(): ProblemWatch {
  const { editor } = useFormScope();
  return useMemo(() => {
    const watch = watches.get(editor) ?? new ProblemWatch(editor);
    watches.set(editor, watch);
    return watch;
  }, [editor]);
}

/** Everything that is wrong with the form. */
export function useProblems(): readonly Problem[] {
  const watch = useProblemWatch();
  return useSyncExternalStore(watch.subscribe, watch.all, watch.all);
}

/** What is wrong with one field; the same list for as long as it says the same. */
export function useProblemsOf(field: string): readonly Problem[] {
  const watch = useProblemWatch();
  const read = () => watch.of(field);
  return useSyncExternalStore(watch.subscribe, read, read);
}
