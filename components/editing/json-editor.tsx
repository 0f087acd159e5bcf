'use client';

import { json } from '@codemirror/lang-json';
import CodeMirror, { EditorView, type Extension, Prec } from '@uiw/react-codemirror';
import { styleNonce } from './style-nonce';
import { useTheme } from './use-theme';

type JsonEditorProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  isReadOnly?: boolean;
  height?: string;
};

/** JSON with syntax colours and folding. Loaded only where it is shown. */
export default function JsonEditor({
  label,
  value,
  onChange,
  isReadOnly,
  height = '20rem',
}: JsonEditorProps) {
  const theme = useTheme();
  return (
    <CodeMirror
      value={value}
      onChange={onChange}
      height={height}
      theme={theme}
      data-colours={theme}
      readOnly={isReadOnly}
      basicSetup={{ highlightActiveLine: false }}
      extensions={extensionsFor(label)}
      className="overflow-hidden rounded-md border text-xs"
    />
  );
}

/** The page's own surfaces: the editor's dark theme brings along a grey that is on no other page. */
const surfaces = Prec.highest(
  EditorView.theme({
    '&': { backgroundColor: 'var(--surface)' },
    '.cm-gutters': {
      backgroundColor: 'var(--sunken)',
      borderRightColor: 'var(--line)',
      color: 'var(--ink-faint)',
    },
  }),
);

function extensionsFor(label: string): Extension[] {
  return [
    json(),
    surfaces,
    EditorView.lineWrapping,
    // What scrolls can be scrolled by keyboard: audits know no other sign of it than this one.
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    ...styleNonce(),
  ];
}
