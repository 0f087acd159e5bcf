'use client';

import { useTranslations } from 'next-intl';
import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useRef,
} from 'react';
import { endOf, shownOrder, stepViewsOf } from '@/components/forms/document/steps';
import { useFormDocument, useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import type { FieldPart } from '@/components/forms/editor/field-parts';
import { addLineId, useFieldCommands } from '@/components/forms/editor/use-field-commands';
import { Button } from '@/components/ui/button';
import { useIsPainted } from '@/components/ui/use-is-painted';
import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { contrastOf } from '@/lib/rules/forms/contrast';
import { AddLine } from './add-line';
import { FieldRows } from './field-rows';
import { FormHead, SendWords } from './form-words';
import { useRowWords } from './row-words';
import { StepHead } from './step-head';
import { useCanvasPaste } from './use-canvas-paste';
import { useFieldDrags } from './use-field-drags';
import { useKeptFocus } from './use-kept-focus';
import { usePageWords } from './use-page-words';
import { useRowActs } from './use-row-acts';
import { useRowKeys } from './use-row-keys';

/** Rows of the first frame, as many as a usual screen holds; the others follow at once. */
const FIRST_ROWS = 10;

/** The form as its visitors will see it, edited in place. */
export function FormCanvas() {
  const t = useTranslations('forms.canvas');
  const { editor, isReadOnly } = useFormScope();
  const document_ = useFormDocument();
  const current = useFormEditor((state) => state.current);
  const selection = useFormEditor((state) => state.selection);
  const editing = useFormEditor((state) => state.editing);
  const adding = useFormEditor((state) => state.adding);
  const commands = useFieldCommands();
  const words = useRowWords();
  const acts = useRowActs();
  const keys = useRowKeys(commands);
  const canvas = useRef<HTMLDivElement>(null);
  useFieldDrags(canvas, commands);
  useKeptFocus(canvas);
  useCanvasPaste(commands);
  const isWhole = useIsPainted();
  const placeAtEnd = useCallback(() => endOf(editor.document), [editor]);

  const steps = stepViewsOf(document_);
  const order = shownOrder(document_);
  const count = order.length;
  const stop = order.some(({ key }) => key === current) ? current : order[0]?.key;
  const isDivided = steps[0]!.at !== undefined;

  function onClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-field]');
    const key = row?.dataset.field;
    if (key === undefined || target.closest('[data-tools], input, textarea')) return;
    if (event.ctrlKey || event.metaKey) {
      const chosen = new Set(editor.state.selection);
      if (!chosen.delete(key)) chosen.add(key);
      editor.select(chosen, key);
    } else if (event.shiftKey) {
      const all = order.map((field) => field.key);
      const [one, other] = [all.indexOf(editor.state.current ?? key), all.indexOf(key)].sort((a, b) => a - b);
      editor.select(all.slice(one, other! + 1), key);
    } else {
      editor.select([key]);
      const part = target.closest<HTMLElement>('[data-part]')?.dataset.part as FieldPart | undefined;
      if (part && !isReadOnly) editor.set({ editing: { field: key, part } });
    }
  }

  function onFocus({ target }: FocusEvent) {
    const key = (target as HTMLElement).dataset.field;
    // Reached by Tab: a press chooses by itself.
    const isReached = key !== undefined && key !== editor.state.current && target.matches(':focus-visible');
    if (isReached) editor.select([key]);
  }

  let from = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: presses and keys are those of the rows inside
    <div
      ref={canvas}
      data-form-canvas
      style={accentOf(own(document_.ajustes, 'color'))}
      className="group/canvas relative mx-auto max-w-3xl px-2 pt-6 pb-24 sm:px-6"
      onClick={onClick}
      onFocus={onFocus}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.cancelCarry}
    >
      {steps.map((step) => {
        const first = from;
        from += step.fields.length;
        const isLast = step.index === steps.length - 1;
        return (
          <section
            key={step.index}
            aria-label={
              isDivided ? t('stepLabel', { number: step.index + 1, title: step.titulo }) : t('label')
            }
            className="mb-4 overflow-clip rounded-xl border bg-surface shadow-xs [overflow-clip-margin:2rem]"
          >
            {step.index === 0 && (
              <>
                <div className="h-1.5 rounded-t-xl bg-(--form-accent)" />
                <FormHead />
              </>
            )}
            {isDivided && <StepHead step={step} count={steps.length} />}
            <div className="space-y-0.5 px-1 sm:px-2">
              {step.fields.length > 0 && (
                <FieldGrid label={isDivided ? t('stepFields', { number: step.index + 1 }) : t('label')}>
                  <FieldRows
                    fields={isWhole ? step.fields : step.fields.slice(0, Math.max(0, FIRST_ROWS - first))}
                    step={step.index}
                    before={first}
                    count={count}
                    current={current}
                    selection={selection}
                    editing={editing}
                    adding={adding}
                    stop={stop}
                    isReadOnly={isReadOnly}
                    words={words}
                    acts={acts}
                  />
                </FieldGrid>
              )}
            </div>
            <div
              data-slot="foot"
              data-step={step.index}
              data-at={step.fields.length}
              className="space-y-4 px-5 pt-3 pb-6 sm:px-7"
            >
              {step.fields.length === 0 && (
                <p className="py-2 text-ink-muted">
                  {t(isReadOnly ? 'noFields' : isDivided ? 'emptyStep' : 'empty')}
                </p>
              )}
              {isLast && !isReadOnly && <AddLine id={addLineId} placeNow={placeAtEnd} />}
              {isLast ? <SendWords /> : <NextWords />}
            </div>
          </section>
        );
      })}
      {!isReadOnly && <AddStep onPress={commands.newStep} />}
      <div
        data-drop-line
        hidden
        className="pointer-events-none absolute inset-x-4 top-0 z-20 -mt-px h-0.5 rounded-full bg-accent will-change-transform before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-accent sm:inset-x-8"
      />
    </div>
  );
}

function FieldGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards that the arrow keys walk through is no table
    <div role="grid" aria-label={label} aria-multiselectable>
      {children}
    </div>
  );
}

const AddStep = memo(function AddStep({ onPress }: { onPress: () => void }) {
  const t = useTranslations('forms.canvas');
  return (
    <Button variant="ghost" onPress={onPress}>
      {t('addStep')}
    </Button>
  );
});

const NextWords = memo(function NextWords() {
  const words = usePageWords();
  return (
    <p
      aria-hidden
      className="inline-block rounded-md bg-(--form-accent) px-4 py-2 font-medium text-(--form-on-accent)"
    >
      {words.next}
    </p>
  );
});

/** The form's own colour on what carries it. */
function accentOf(color: Json | undefined): CSSProperties {
  const contrast = typeof color === 'string' ? contrastOf(color) : undefined;
  return {
    '--form-accent': contrast ? (color as string) : 'var(--accent)',
    '--form-on-accent': contrast?.ink ?? 'var(--on-accent)',
  } as CSSProperties;
}
