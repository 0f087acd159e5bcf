'use client';

import { EyeClosed } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { FieldView } from '@/components/forms/document/fields';
import { useFormEditor } from '@/components/forms/editor/editor-context';
import { type FieldPart, hasPlaceholder, textOfPart } from '@/components/forms/editor/field-parts';
import type { Leaving } from '@/components/forms/editor/leave-option';
import { classNames } from '@/components/ui/class-names';
import { isJsonObject, own, prettyJson } from '@/lib/json/same-json';
import { FieldControl } from './field-control';
import { InlineText } from './inline-text';
import { RowMark } from './row-mark';
import { RowTools } from './row-tools';
import type { RowWords } from './row-words';

/** So many options are drawn; the others are in the panel. */
const OPTIONS_SHOWN = 20;

export type RowActs = {
  readonly write: (key: string, part: FieldPart, text: string) => void;
  readonly leave: (key: string, part: FieldPart, text: string, how: Leaving) => void;
  readonly pasteOptions: (key: string, at: number, lines: readonly string[]) => void;
  readonly addOption: (key: string) => void;
};

type FieldRowProps = {
  field: FieldView;
  step: number;
  at: number;
  /** Its place among the fields of the form, from 1, and how many there are. */
  place: number;
  count: number;
  isCurrent: boolean;
  isSelected: boolean;
  isStop: boolean;
  isReadOnly: boolean;
  editing: FieldPart | undefined;
  words: RowWords;
  acts: RowActs;
};

/** One field as visitors see it. Drawn anew only where its own entry, or what is done with it, is another. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, step, at, place, count, isCurrent, isSelected, isStop, isReadOnly, words } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards that the arrow keys walk through is no table
    <div
      role="row"
      data-slot="field"
      data-field={field.key}
      data-step={step}
      data-at={at}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isSelected}
      aria-label={words.name(field, place, count)}
      className={classNames(
        'group/row relative select-none rounded-lg px-4 py-3 outline-offset-0 sm:px-5',
        'group-data-dragging/canvas:aria-selected:opacity-40',
        isSelected ? 'bg-accent-soft/50 ring-1 ring-accent/40' : 'hover:bg-row-hover',
        !isCurrent && '[contain-intrinsic-size:auto_5rem] [content-visibility:auto]',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the row takes the focus */}
      <div role="gridcell">
        {isJsonObject(field.raw) ? <Face {...props} /> : <OddFace {...props} />}
        <RowMark fieldKey={field.key} />
        {isCurrent && !isReadOnly && <RowTools field={field} />}
      </div>
    </div>
  );
});

function Face(props: FieldRowProps) {
  const { field, isCurrent, isReadOnly, editing, words } = props;
  const { entry, tipo, isKnown } = field;
  const canWrite = isCurrent && !isReadOnly;
  const isTick = tipo === 'casilla';
  const hasHelp = textOfPart(field, 'ayuda') !== '' || editing === 'ayuda';
  return (
    <>
      {isJsonObject(entry.seccion) && (
        <div className="mb-3 space-y-0.5 border-b pb-2">
          <Text
            {...props}
            part="seccion.titulo"
            ghost={words.sectionTitle}
            className="font-semibold text-base"
          />
          <Text
            {...props}
            part="seccion.texto"
            ghost={words.sectionText}
            className="text-ink-muted"
            isMultiline
          />
        </div>
      )}
      <div className="flex min-h-5 items-baseline gap-2">
        {isTick && (
          <span className="size-4 shrink-0 translate-y-0.5 rounded border border-line-strong bg-surface" />
        )}
        <div className={classNames('min-w-0', editing === 'etiqueta' && 'flex-1')}>
          <Text {...props} part="etiqueta" ghost={words.untitled} className="font-medium" isAlways />
        </div>
        {isKnown && !field.requerido && tipo !== 'oculto' && (
          <span aria-hidden className="shrink-0 text-ink-muted">
            {words.optional}
          </span>
        )}
        {canWrite && isKnown && !hasHelp && editing === undefined && tipo !== 'oculto' && (
          <span data-part="ayuda" className="cursor-text truncate text-ink-faint text-xs">
            {words.addHelp}
          </span>
        )}
      </div>
      {own(field.raw, 'mostrar_si') !== undefined && <RuleLine field={field} words={words} />}
      {isKnown && hasHelp && (
        <Text {...props} part="ayuda" ghost={words.addHelp} className="text-ink-muted text-xs" isMultiline />
      )}
      {isKnown ? (
        !isTick && (
          <div className="mt-1.5">
            <Control {...props} />
          </div>
        )
      ) : (
        <Opaque field={field} words={words} />
      )}
    </>
  );
}

function Control(props: FieldRowProps) {
  const { field, isCurrent, isReadOnly, words } = props;
  const { opciones, tipo, key } = field;
  const hidden = Math.max(0, opciones.length - OPTIONS_SHOWN);
  // A new one stands behind the others while it is written, and is no part of the form before it has words.
  const isAdding = props.editing === `opciones.${opciones.length}`;
  const shown = [...opciones.keys()].slice(0, OPTIONS_SHOWN).concat(isAdding ? opciones.length : []);
  const adds = isCurrent && !isReadOnly && hidden === 0 && !isAdding;
  return (
    <FieldControl
      field={field}
      words={words}
      example={
        hasPlaceholder(tipo) && (
          <Text
            {...props}
            part="ejemplo"
            ghost={isCurrent && !isReadOnly ? words.example : ''}
            className="min-h-5"
            isAlways
          />
        )
      }
      options={shown.map((at) => (
        <Text key={at} {...props} part={`opciones.${at}`} ghost={words.part(`opciones.${at}`)} isAlways />
      ))}
      more={
        hidden > 0 ? (
          <span className="text-ink-muted text-xs">{words.moreOptions(hidden)}</span>
        ) : (
          adds && (
            <button
              type="button"
              tabIndex={-1}
              data-tools
              onClick={() => props.acts.addOption(key)}
              className="rounded px-1.5 text-ink-muted text-xs hover:bg-hover hover:text-ink"
            >
              {words.addOption}
            </button>
          )
        )
      }
    />
  );
}

type TextProps = FieldRowProps & {
  part: FieldPart;
  /** What stands there without a text. */
  ghost: string;
  isAlways?: boolean;
  isMultiline?: boolean;
  className?: string;
};

/** A text of the field, or the field that it is written in. */
function Text({ field, part, ghost, isAlways, isMultiline, className, ...props }: TextProps): ReactNode {
  const { editing, isCurrent, isReadOnly, words, acts } = props;
  const text = textOfPart(field, part);
  const isOption = part.startsWith('opciones.');
  if (editing === part) {
    return (
      <InlineText
        // Another option may take the place of the one that was left.
        key={part}
        label={words.part(part)}
        value={text}
        placeholder={ghost}
        isMultiline={isMultiline ?? false}
        className={className ?? ''}
        // An option is renamed when it is written: on the way rules would lose it.
        onText={isOption ? undefined : (next) => acts.write(field.key, part, next)}
        onLeave={(next, how) => acts.leave(field.key, part, next, how)}
        onLines={
          isOption
            ? (lines) => acts.pasteOptions(field.key, Number(part.slice('opciones.'.length)), lines)
            : undefined
        }
      />
    );
  }
  if (text === '' && !isAlways && !(isCurrent && !isReadOnly)) return null;
  return (
    <span
      data-part={part}
      className={classNames(
        'wrap-anywhere block whitespace-pre-line rounded-sm',
        className,
        !isReadOnly && 'cursor-text hover:bg-hover',
        text === '' && 'font-normal text-ink-faint',
      )}
    >
      {text || ghost}
    </span>
  );
}

/** When the field is shown, in one line; the panel has all of it. */
function RuleLine({ field, words }: { field: FieldView; words: RowWords }) {
  const rule = useFormEditor(({ history }) => words.rule(history.present.document, field));
  return (
    <p title={rule} className="flex items-center gap-1.5 text-ink-muted text-xs">
      <EyeClosed aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">{rule}</span>
    </p>
  );
}

/** Of a type that nobody knows here: what it holds stays as it is. */
function Opaque({ field, words }: { field: FieldView; words: RowWords }) {
  return (
    <p className="mt-1.5 rounded-md border border-dashed bg-sunken px-3 py-2 text-ink-muted text-xs">
      <span className="font-medium">{words.typeOf(field)}</span> · {words.opaque}
    </p>
  );
}

/** An entry that is no object. */
function OddFace({ field, words }: FieldRowProps) {
  return (
    <div className="rounded-md border border-dashed bg-sunken px-3 py-2 text-ink-muted text-xs">
      <p>{words.notObject}</p>
      <code className="wrap-anywhere line-clamp-2 font-mono">{prettyJson(field.raw)}</code>
    </div>
  );
}
