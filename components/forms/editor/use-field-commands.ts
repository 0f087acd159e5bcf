'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { clipOf, readClip } from '@/components/forms/document/clip';
import { changeField } from '@/components/forms/document/field-edits';
import { type FieldType, type FieldView, fieldAt, hasSettings } from '@/components/forms/document/fields';
import { type FieldWish, newFields } from '@/components/forms/document/new-field';
import { pasteList } from '@/components/forms/document/paste-list';
import { copyFields, removeWithReferences, usesOf } from '@/components/forms/document/references';
import {
  addStep,
  endOf,
  gapsFor,
  moveFieldsTo,
  type Place,
  placeFields,
  placeOfField,
  shownOrder,
  stepViewsOf,
} from '@/components/forms/document/steps';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { useFormScope } from './editor-context';
import { changeSection } from './field-parts';
import { focusRow } from './focus-row';

/** Where the focus goes where there is no field left. */
export const addLineId = 'form-add-line';

/** What is done with fields by keys, by pointer and by buttons alike: each says what it did and leads the focus on. */
export function useFieldCommands() {
  const t = useTranslations('forms.canvas');
  const newWords = useTranslations('forms.newField');
  const types = useTranslations('forms.type');
  const { editor, formId, isReadOnly } = useFormScope();

  return useMemo(() => {
    const nameOf = (field: FieldView | undefined) => field?.etiqueta || field?.clave || t('untitled');
    const chosen = (): ReadonlySet<string> => {
      const { selection, current } = editor.state;
      return selection.size > 0 ? selection : new Set(current === undefined ? [] : [current]);
    };
    const chosenFields = () => {
      const keys = chosen();
      return shownOrder(editor.document).filter(({ key }) => keys.has(key));
    };
    /** Behind what is chosen, else at the end. */
    const nextPlace = (): Place => {
      const last = chosenFields().at(-1);
      const place = last && placeOfField(editor.document, last.key);
      return place ? { ...place, at: place.at + 1 } : endOf(editor.document);
    };

    function put(command: string, entries: readonly Json[], place: Place): readonly string[] {
      const { document, keys } = placeFields(editor.document, place, entries);
      editor.edit(command, () => document);
      editor.select(keys);
      return keys;
    }

    function whereIs(key: string | undefined): string {
      const place = key === undefined ? undefined : placeOfField(editor.document, key);
      const steps = stepViewsOf(editor.document);
      if (!place) return '';
      const values = { place: place.at + 1, count: steps[place.step]!.fields.length, step: place.step + 1 };
      return t(steps.length > 1 ? 'placeInStep' : 'place', values);
    }

    /** Adds fields; one without a label is given it at once. `isNamed`: somebody goes on adding where they are. */
    function add(wishes: readonly FieldWish[], place = nextPlace(), { isNamed = false } = {}): void {
      if (isReadOnly || wishes.length === 0) return;
      const words = { label: (type: FieldType) => newWords(`label.${type}`), option: optionWords };
      const keys = put('add', newFields(wishes, editor.document, words), place);
      const [key] = keys;
      const [one] = wishes;
      if (wishes.length === 1) {
        const name = nameOf(fieldAt(editor.document, key));
        editor.say(t('say.added', { name, type: types(one!.tipo), where: whereIs(key) }));
      } else editor.say(t('say.addedMany', { count: wishes.length }));
      if (isNamed || key === undefined) return;
      if (wishes.length === 1 && one?.etiqueta === undefined)
        editor.set({ editing: { field: key, part: 'etiqueta' } });
      else focusRow(key);
    }
    const optionWords = (number: number) => newWords('option', { number });

    function moveTo(place: Place): void {
      const keys = chosen();
      const first = chosenFields()[0];
      if (isReadOnly || !first) return;
      const isCurrent = editor.state.current;
      const moved = moveFieldsTo(editor.document, keys, place);
      editor.edit('move', () => moved.document);
      const stillThere = isCurrent !== undefined && moved.keys.includes(isCurrent);
      editor.select(moved.keys, stillThere ? isCurrent : moved.keys[0]);
      editor.say(t('say.moved', { count: keys.size, name: nameOf(first), where: whereIs(moved.keys[0]) }));
      if (editor.state.current !== undefined) focusRow(editor.state.current);
    }

    function moveBy(by: 1 | -1): void {
      const { gaps, at } = gapsFor(editor.document, chosen());
      const gap = at === -1 ? undefined : gaps[at + by];
      if (gap) moveTo(gap);
      else editor.say(t('say.noFurther'));
    }

    function remove(): void {
      const fields = chosenFields();
      if (isReadOnly || fields.length === 0) return;
      const { document: before } = editor;
      const keys = chosen();
      const users = new Set(
        fields.flatMap(({ key }) =>
          usesOf(before, key).flatMap((use) =>
            use.by === 'rule' && !keys.has(use.field.key) ? [nameOf(use.field)] : [],
          ),
        ),
      );
      const order = shownOrder(before);
      const last = order.findLastIndex(({ key }) => keys.has(key));
      const next = order.slice(last + 1)[0] ?? order.slice(0, last).findLast(({ key }) => !keys.has(key));
      const places = fields.map(({ key, raw }) => ({ raw, place: placeOfField(before, key)! }));
      editor.edit('remove', (document) => removeWithReferences(document, keys));
      const { document: after } = editor;
      const what = t('say.deleted', { count: fields.length, name: nameOf(fields[0]) });
      const said =
        users.size === 0 ? what : `${what} ${t('say.rulesGone', { names: [...users].join(', ') })}`;
      editor.say(said);
      const undo = () => {
        if (editor.document === after) editor.undo();
        else editor.edit('restore', (document) => putBack(document, places));
        editor.say(t('say.restored', { count: fields.length }));
      };
      toastSuccess(said, { label: t('undo'), onClick: undo }, undefined, 'form-fields');
      // Keys of entries without a name are their places, and have moved on.
      const stop = next && shownOrder(after).find(({ raw }) => raw === next.raw || sameName(raw, next.raw));
      editor.select(stop ? [stop.key] : []);
      if (stop) focusRow(stop.key);
      else document.getElementById(addLineId)?.focus();
    }

    function insertCopies(entries: readonly Json[], outside: 'keep' | 'drop', place: Place): number {
      const copies = copyFields(editor.document, entries.filter(isJsonObject), { outside });
      let at = 0;
      const all = entries.map((entry) => (isJsonObject(entry) ? copies[at++]! : entry));
      const [key] = put('copy', all, place);
      if (key !== undefined) focusRow(key);
      return all.length;
    }

    function duplicate(): void {
      const fields = chosenFields();
      if (isReadOnly || fields.length === 0) return;
      const count = insertCopies(
        fields.map(({ raw }) => raw),
        'keep',
        nextPlace(),
      );
      editor.say(t('say.duplicated', { count, name: nameOf(fields[0]) }));
    }

    async function copy({ isCut = false } = {}): Promise<void> {
      const clip = clipOf(editor.document, chosen(), formId);
      if (!clip) return;
      try {
        await navigator.clipboard.writeText(JSON.stringify(clip, null, 2));
      } catch {
        return toastError(t('clipboardRefused'));
      }
      editor.say(t('say.copied', { count: clip.campos.length }));
      if (isCut) remove();
    }

    /** Fields of this or another form, or a list of labels. Answers whether there was anything to paste. */
    function paste(text: string, place = nextPlace(), { isNamed = false } = {}): boolean {
      if (isReadOnly) return false;
      const clip = readClip(text);
      if (clip) {
        const count = insertCopies(clip.campos, clip.form === formId ? 'keep' : 'drop', place);
        editor.say(t('say.pasted', { count }));
        return true;
      }
      const wishes = pasteList(text);
      if (wishes.length === 0) return false;
      add(wishes, place, { isNamed });
      return true;
    }

    function newStep(): void {
      if (isReadOnly) return;
      if (!hasSettings(editor.document)) {
        editor.set({ mode: 'json' });
        toastError(t('settingsOdd'));
        return;
      }
      const count = stepViewsOf(editor.document).length;
      const isFirst = stepViewsOf(editor.document)[0]!.at === undefined;
      const title = (number: number) => t('stepTitle', { number });
      const after = chosenFields().at(-1)?.key;
      editor.edit('step', (document) =>
        addStep(document, after, { first: title(1), next: title(isFirst ? 2 : count + 1) }),
      );
      editor.say(t('say.stepAdded', { count: isFirst ? 2 : count + 1 }));
    }

    /** A heading above the first of the chosen fields, to be written at once. */
    function newHeading(): void {
      const field = chosenFields().find(({ raw }) => isJsonObject(raw)) ?? shownOrder(editor.document)[0];
      if (isReadOnly || !field || !isJsonObject(field.raw)) {
        editor.say(t('say.noField'));
        return;
      }
      if (!isJsonObject(field.entry.seccion)) {
        editor.edit('heading', (document) => changeSection(document, field.key, { titulo: '' }));
      }
      editor.select([field.key]);
      editor.set({ editing: { field: field.key, part: 'seccion.titulo' } });
    }

    function toggleRequired(): void {
      const fields = chosenFields().filter(({ raw }) => isJsonObject(raw));
      const isOn = !fields.every(({ requerido }) => requerido);
      editor.edit('required', (document) =>
        fields.reduce((next, { key }) => changeField(next, key, { requerido: isOn }), document),
      );
      editor.say(t(isOn ? 'say.required' : 'say.optional', { count: fields.length }));
    }

    return {
      nameOf,
      whereIs,
      add,
      moveTo,
      moveBy,
      remove,
      duplicate,
      copy,
      paste,
      newStep,
      newHeading,
      toggleRequired,
    };
  }, [editor, formId, isReadOnly, t, newWords, types]);
}

export type FieldCommands = ReturnType<typeof useFieldCommands>;

function putBack(
  document: Parameters<typeof placeFields>[0],
  fields: readonly { readonly raw: Json; readonly place: Place }[],
) {
  return fields.reduce((next, { raw, place }) => {
    const steps = stepViewsOf(next);
    const step = Math.min(place.step, steps.length - 1);
    return placeFields(next, { step, at: Math.min(place.at, steps[step]!.fields.length) }, [raw]).document;
  }, document);
}

/** A rule of the one that follows may have changed with the deletion. */
function sameName(one: Json, other: Json): boolean {
  return isJsonObject(one) && isJsonObject(other) && one.id !== undefined && one.id === other.id;
}
