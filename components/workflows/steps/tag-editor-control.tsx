'use client';

import { json } from '@codemirror/lang-json';
import CodeMirror, { EditorView, Prec } from '@uiw/react-codemirror';
import { CircleAlert } from 'lucide-react';
import { useCallback, useId, useMemo, useRef } from 'react';
import { styleNonce } from '@/components/editing/style-nonce';
import { useTheme } from '@/components/editing/use-theme';
import { classNames } from '@/components/ui/class-names';
import { tagInJson } from '@/components/workflows/values/json-text';
import { tagChips } from './tag-chips';
import type { TagEditorProps } from './tag-editor';
import { TagPicker } from './tag-picker';
import { useTagLabels } from './use-tag-labels';

/** What a `TagEditor` is made of. */
export function TagEditorControl(props: TagEditorProps) {
  const { label, value, onChange, hint, error, isReadOnly, takesTags, isJson = false } = props;
  const id = useId();
  const theme = useTheme();
  const view = useRef<EditorView | null>(null);
  const labelOf = useTagLabels();
  const describedBy = error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`;
  const isInvalid = error !== undefined;
  const extensions = useMemo(
    () => [
      ...(isJson ? [json()] : []),
      ...(takesTags ? [tagChips(labelOf)] : []),
      look,
      EditorView.lineWrapping,
      ...styleNonce(),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(isInvalid),
        'aria-readonly': String(isReadOnly),
        spellcheck: isJson ? 'false' : 'true',
      }),
    ],
    [isJson, takesTags, labelOf, label, describedBy, isInvalid, isReadOnly],
  );

  const insert = useCallback(
    (tag: string) => {
      const editor = view.current;
      if (!editor) return;
      const { from } = editor.state.selection.main;
      const text = isJson ? tagInJson(editor.state.doc.toString(), from, tag) : tag;
      editor.dispatch(editor.state.replaceSelection(text));
      requestAnimationFrame(() => editor.focus());
    },
    [isJson],
  );

  return (
    <div className="min-w-0">
      <div className="mb-1 flex min-h-6 items-end justify-between gap-2">
        <span aria-hidden className="block font-medium text-ink text-xs">
          {label}
        </span>
        {takesTags && !isReadOnly && <TagPicker label={label} onChoose={insert} />}
      </div>
      <CodeMirror
        value={value}
        onChange={onChange}
        onCreateEditor={(created) => {
          view.current = created;
        }}
        theme={theme}
        readOnly={isReadOnly}
        indentWithTab={false}
        minHeight={isJson ? '7rem' : '6rem'}
        maxHeight="24rem"
        basicSetup={{
          lineNumbers: isJson,
          foldGutter: false,
          highlightActiveLine: false,
          highlightActiveLineGutter: false,
          highlightSelectionMatches: false,
          autocompletion: false,
          // A brace that closes itself would make a chip of the first letter of a tag.
          closeBrackets: false,
          searchKeymap: false,
        }}
        extensions={extensions}
        className={classNames(
          'tag-editor overflow-hidden rounded-md border has-[:focus]:outline-2 has-[:focus]:outline-accent has-[:focus]:-outline-offset-1',
          isInvalid ? 'border-danger' : 'border-line-strong',
          isJson ? 'font-mono text-xs' : 'text-sm',
        )}
      />
      <div id={`${id}-error`} aria-live="polite">
        {error !== undefined && (
          <p className="mt-1 flex items-start gap-1 text-danger-ink text-xs">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
      <div id={`${id}-hint`} className="mt-1 text-ink-muted text-xs">
        {hint}
      </div>
    </div>
  );
}

/** The page's own surfaces and letters. */
const look = Prec.highest(
  EditorView.theme({
    '&': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'inherit' },
    '.cm-content': { fontFamily: 'inherit', caretColor: 'var(--ink)', padding: '0.375rem 0' },
    '.cm-line': { padding: '0 0.625rem' },
    '.cm-gutters': {
      backgroundColor: 'var(--sunken)',
      borderRightColor: 'var(--line)',
      color: 'var(--ink-faint)',
    },
    '.tag-chip': {
      backgroundColor: 'var(--accent-soft)',
      color: 'var(--accent-ink)',
      borderRadius: '0.25rem',
      padding: '0.0625rem 0.3125rem',
      fontSize: '0.9em',
      whiteSpace: 'nowrap',
    },
    '.tag-chip-unknown': {
      backgroundColor: 'var(--warning-soft)',
      color: 'var(--warning-ink)',
      textDecoration: 'underline wavy',
      textUnderlineOffset: '0.15em',
    },
  }),
);
