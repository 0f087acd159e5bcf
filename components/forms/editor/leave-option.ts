import { fieldAt } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { insertOptions } from '@/components/forms/document/options';
import { removeOptionWithReferences, renameOptionAt } from '@/components/forms/document/references';

/** How somebody left a text: the key, or by going elsewhere. */
export type Leaving = 'enter' | 'tab' | 'backTab' | 'escape' | 'blur' | 'emptied';

/**
 * The form once an option is left, and which option is written next. The one behind the last is new: it becomes part of
 * the form with its text and not before. An option without words is none.
 */
export function leaveOption(document: FormDocument, key: string, at: number, text: string, how: Leaving) {
  const count = fieldAt(document, key)?.opciones.length ?? 0;
  const isBlank = text.trim() === '';
  if (isBlank || how === 'emptied') {
    return {
      document: at < count ? removeOptionWithReferences(document, key, at) : document,
      next: how === 'emptied' && at > 0 ? at - 1 : undefined,
      isBlank,
    };
  }
  if (how === 'escape') return { document, next: undefined, isBlank };
  return {
    document:
      at < count ? renameOptionAt(document, key, at, text) : insertOptions(document, key, count, [text]),
    next: how === 'enter' ? at + 1 : undefined,
    isBlank,
  };
}
