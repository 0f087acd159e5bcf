import { EditorView, type Extension } from '@uiw/react-codemirror';

/**
 * The nonce under which the editor may put its styles on the page. That of the scripts that came with the document: the
 * layout's own `meta` is drawn anew with every refresh, then with the nonce of a request that this document's policy does
 * not know.
 */
export function styleNonce(): Extension[] {
  const nonce = [...document.scripts].map((script) => script.nonce).find(Boolean);
  return nonce ? [EditorView.cspNonce.of(nonce)] : [];
}
