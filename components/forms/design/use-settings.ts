'use client';

import { changePart, changeSettings } from '@/components/forms/document/field-edits';
import { useFormDocument, useFormScope } from '@/components/forms/editor/editor-context';
import type { FormSettings } from '@/lib/contract/form-extensions';
import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';

type Setting = Extract<keyof FormSettings, string>;

/** The settings of the form in edit; keys typed into one of them are one step of the history. */
export function useSettings() {
  const { editor } = useFormScope();
  const { ajustes } = useFormDocument();
  const value = (name: Setting) => own(ajustes, name);
  return {
    value,
    text: (name: Setting) => {
      const found = value(name);
      return typeof found === 'string' ? found : '';
    },
    /** Undefined takes the setting away. */
    set: (name: Setting, to: Json | undefined) =>
      editor.edit('look', (document) => changeSettings(document, { [name]: to }), `look ${name}`),
    part: (name: 'nombre' | 'slug', to: string) =>
      editor.edit('look', (document) => changePart(document, name, to), `look ${name}`),
  };
}
