'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldView } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { type FieldPart, optionAt } from '@/components/forms/editor/field-parts';
import { useRuleWords } from '@/components/forms/logic/use-rule-words';
import { usePageWords } from './use-page-words';

/** The words of all rows, made once: two hundred rows that each ask for translations open visibly later. */
export function useRowWords() {
  const t = useTranslations('forms');
  const page = usePageWords();
  const { sentence } = useRuleWords();
  return useMemo(() => {
    const typeOf = ({ isKnown, tipo }: FieldView) =>
      isKnown
        ? t(`type.${tipo as 'texto'}`)
        : tipo
          ? t('canvas.unknownType', { type: tipo })
          : t('canvas.typeless');
    const part = (one: FieldPart) => {
      const at = optionAt(one);
      return at === undefined
        ? t(`canvas.part.${one as 'etiqueta'}`)
        : t('canvas.part.option', { number: at + 1 });
    };
    return {
      typeOf,
      part,
      untitled: t('canvas.untitled'),
      hidden: (clave: string) => t('canvas.hiddenField', { clave }),
      addHelp: t('canvas.addHelp'),
      addOption: t('canvas.addOption'),
      example: t('canvas.part.ejemplo'),
      sectionTitle: t('canvas.part.seccion.titulo'),
      sectionText: t('canvas.part.seccion.texto'),
      opaque: t('canvas.opaque'),
      notObject: t('canvas.notObject'),
      optional: page.optional,
      rule: (document: FormDocument, field: FieldView) =>
        sentence(document, field) ?? t('canvas.conditional'),
      moreOptions: (count: number) => t('canvas.moreOptions', { count }),
      name: (field: FieldView, place: number, count: number) =>
        [
          field.etiqueta || field.clave || t('canvas.untitled'),
          typeOf(field),
          field.requerido && t('canvas.isRequired'),
          t('canvas.place', { place, count, step: 0 }),
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t, page, sentence]);
}

export type RowWords = ReturnType<typeof useRowWords>;
