import { fieldsOf } from '@/components/forms/document/fields';
import type { FormDocument } from '@/components/forms/document/form-document';
import { fieldNamed } from '@/components/forms/document/rules';
import { stepViewsOf } from '@/components/forms/document/steps';
import { own } from '@/lib/json/same-json';
import { contrastOf, TEXT_CONTRAST } from '@/lib/rules/forms/contrast';
import type { Finding } from './problem';
import { neverFields } from './rule-problems';

const FIELDS_MAX = 200;

/** What is wrong with the form as a whole. */
export function formProblems(document: FormDocument): Finding[] {
  return [...contentProblems(document), ...lookProblems(document), ...stepProblems(document)];
}

function contentProblems(document: FormDocument): Finding[] {
  const fields = fieldsOf(document);
  if (fields.length === 0) return [];
  const never = neverFields(document);
  const shown = fields.filter(({ key }) => !never.has(key));
  const identifies = shown.some(({ tipo }) => tipo === 'email' || tipo === 'telefono');
  return [
    ...(fields.length > FIELDS_MAX
      ? [{ code: 'too_many_fields', values: { count: fields.length } } as const]
      : []),
    ...(shown.some(({ requerido }) => requerido) ? [] : [{ code: 'nothing_required' } as const]),
    ...(identifies ? [] : [{ code: 'no_contact' } as const]),
  ];
}

function lookProblems({ ajustes }: FormDocument): Finding[] {
  const color = own(ajustes, 'color');
  const redirect = own(ajustes, 'redireccion');
  const found: Finding[] = [];
  if (typeof color === 'string' && color !== '') {
    const read = contrastOf(color);
    const contrast = own(ajustes, 'apariencia') === 'oscuro' ? read?.onDark : read?.onLight;
    if (contrast === undefined) found.push({ code: 'color_unreadable', part: 'color', values: { color } });
    else if (contrast < TEXT_CONTRAST) {
      found.push({ code: 'contrast', part: 'color', values: { color, contrast: contrast.toFixed(1) } });
    }
  }
  const hasRedirect = redirect !== undefined && redirect !== null && redirect !== '';
  if (hasRedirect && !isWebAddress(redirect)) {
    found.push({ code: 'redirect', part: 'redireccion', values: { address: String(redirect) } });
  }
  return found;
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function stepProblems(document: FormDocument): Finding[] {
  return stepViewsOf(document).flatMap(({ at: place, index: at, titulo, names, fields }): Finding[] => {
    if (place === undefined) return [];
    const about = { part: 'pasos', at, values: { step: titulo || String(at + 1) } };
    const isMissing = names.some((name) => !fieldNamed(document, String(name)));
    return [
      ...(fields.length === 0 ? [{ code: 'step_empty', ...about } as const] : []),
      ...(isMissing ? [{ code: 'step_missing', ...about } as const] : []),
    ];
  });
}
