import type { formAppearances } from '../../contract/form-extensions.ts';
import type { formFieldTypes } from '../../contract/forms.ts';

export type FieldType = (typeof formFieldTypes)[number];
export type FormLanguage = 'es' | 'en';

/** A field as a page draws and checks it: what it does not say is empty text, no bound, no options. */
export type PublicField = {
  readonly id: string;
  readonly clave: string;
  readonly tipo: FieldType;
  readonly etiqueta: string;
  readonly requerido: boolean;
  readonly opciones: readonly string[];
  readonly ayuda: string;
  readonly ejemplo: string;
  readonly valor_inicial: string;
  readonly largo_minimo: number | undefined;
  readonly largo_maximo: number | undefined;
  readonly minimo: string;
  readonly maximo: string;
  readonly patron: string;
  readonly patron_mensaje: string;
  readonly mostrar_si: unknown;
  readonly seccion: { readonly titulo: string; readonly texto: string };
};

/** A form as visitors meet it. */
export type PublicForm = {
  readonly nombre: string;
  readonly campos: readonly PublicField[];
  readonly introduccion: string;
  readonly mensaje_exito: string;
  /** An http or https address, or empty. */
  readonly redireccion: string;
  readonly texto_boton: string;
  /** `#rrggbb`, or empty. */
  readonly color: string;
  readonly apariencia: (typeof formAppearances)[number];
  readonly idioma: FormLanguage | 'auto' | undefined;
  readonly revisar: boolean;
  readonly pasos: unknown;
};

const fieldTypes: Readonly<Record<FieldType, true>> = {
  texto: true,
  texto_largo: true,
  email: true,
  telefono: true,
  numero: true,
  fecha: true,
  seleccion: true,
  opciones: true,
  casillas: true,
  casilla: true,
  rut: true,
  url: true,
  oculto: true,
};

/** Reads a form of whatever shape: fields of unknown types are left out, members of unknown shapes are as if unset. */
export function publicFormOf(form: {
  readonly nombre?: unknown;
  readonly campos?: unknown;
  readonly ajustes?: unknown;
}): PublicForm {
  const ajustes = membersOf(form.ajustes);
  const { apariencia, idioma } = ajustes;
  return {
    nombre: text(form.nombre),
    campos: (Array.isArray(form.campos) ? form.campos : []).flatMap(fieldOf),
    introduccion: text(ajustes.introduccion),
    mensaje_exito: text(ajustes.mensaje_exito),
    redireccion: webAddress(text(ajustes.redireccion)),
    texto_boton: text(ajustes.texto_boton).trim(),
    color: /^#[0-9a-f]{6}$/i.test(text(ajustes.color)) ? text(ajustes.color).toLowerCase() : '',
    apariencia: apariencia === 'claro' || apariencia === 'oscuro' ? apariencia : 'auto',
    idioma: idioma === 'es' || idioma === 'en' || idioma === 'auto' ? idioma : undefined,
    revisar: ajustes.revisar === true,
    pasos: ajustes.pasos,
  };
}

/** The language of a form's fixed words: `wanted` is the visitor's; a form that names none is Spanish. */
export function languageOf({ idioma }: Pick<PublicForm, 'idioma'>, wanted: FormLanguage): FormLanguage {
  return idioma === 'auto' ? wanted : (idioma ?? 'es');
}

function fieldOf(value: unknown): PublicField[] {
  const field = membersOf(value);
  const tipo = text(field.tipo) as FieldType;
  const clave = text(field.clave);
  if (!Object.hasOwn(fieldTypes, tipo) || clave === '') return [];
  const { titulo, texto } = membersOf(field.seccion);
  return [
    {
      id: text(field.id) || clave,
      clave,
      tipo,
      etiqueta: text(field.etiqueta) || clave,
      requerido: field.requerido === true,
      opciones: (Array.isArray(field.opciones) ? field.opciones : []).map(text).filter(Boolean),
      ayuda: text(field.ayuda),
      ejemplo: text(field.ejemplo),
      valor_inicial: text(field.valor_inicial),
      largo_minimo: count(field.largo_minimo),
      largo_maximo: count(field.largo_maximo),
      minimo: text(field.minimo),
      maximo: text(field.maximo),
      patron: text(field.patron),
      patron_mensaje: text(field.patron_mensaje),
      mostrar_si: field.mostrar_si,
      seccion: { titulo: text(titulo), texto: text(texto) },
    },
  ];
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Text, or a number as text; a number beyond JavaScript's is an object with its `text`. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'object' && value !== null && 'text' in value ? text(value.text) : '';
}

function count(value: unknown): number | undefined {
  const number = Number(text(value) || Number.NaN);
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function webAddress(address: string): string {
  return /^https?:$/.test(URL.parse(address)?.protocol ?? '') ? URL.parse(address)!.href : '';
}
