import { z } from 'zod';
import { PATTERN_LENGTH_MAX, patternFault } from './answer-pattern.ts';
import { freeJson, freeObject, httpUrl, text } from './scalars.ts';

/** How a rule compares an answer ("Display logic", extension). */
export const conditionOperators = [
  'es',
  'no_es',
  'contiene',
  'no_contiene',
  'mayor',
  'menor',
  'antes',
  'despues',
  'vacio',
  'no_vacio',
] as const;
export const conditionModes = ['todas', 'alguna'] as const;
export const formAppearances = ['auto', 'claro', 'oscuro'] as const;
export const formLanguages = ['auto', 'es', 'en'] as const;

/** What this project adds to a form or a field: no other server need keep or run it. */
const added = <S extends z.ZodType>(schema: S, example: unknown): S =>
  schema.meta({ 'x-extension': true, examples: [example] });
const addedText = (max: number, example: string) => added(text(max), example).optional();

/** Text of at most `max` characters, or another value that is no list and no object. */
function plainValue(max: number) {
  return freeJson
    .refine((value) => typeof value !== 'object' || value === null, { error: 'invalid_type' })
    .refine((value) => typeof value !== 'string' || [...value].length <= max, { error: 'too_long' })
    .meta({
      anyOf: [{ type: 'string', maxLength: max }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
    });
}

/** One comparison with the answer to an earlier field, named by its `id`; one half-written is ignored. */
export const condition = z.looseObject({
  campo: text(64).meta({ examples: ['c1'] }),
  operador: z.enum(conditionOperators),
  valor: plainValue(2000)
    .optional()
    .meta({ examples: ['Ventas'] }),
});
export type Condition = z.infer<typeof condition>;

/** When a field is shown: always, where it has none. */
export const displayRule = z.looseObject({
  modo: z.enum(conditionModes),
  reglas: z.array(condition).max(20),
});
export type DisplayRule = z.infer<typeof displayRule>;

/** A heading, and text, above a field. */
export const formSection = z.looseObject({
  titulo: text(200)
    .optional()
    .meta({ examples: ['Tu empresa'] }),
  texto: text(2000)
    .optional()
    .meta({ examples: ['Para preparar la cotización.'] }),
});

const bound = plainValue(40);
const length = z.int().min(0).max(10_000);

/** What this project adds to a field; every one may be absent, on other servers all are. */
export const fieldExtensions = {
  ayuda: addedText(2000, 'Te responderemos ahí.'),
  ejemplo: addedText(200, 'nombre@ejemplo.cl'),
  valor_inicial: addedText(2000, 'contacto@ejemplo.cl'),
  largo_minimo: added(length, 6).optional(),
  largo_maximo: added(length, 200).optional(),
  minimo: added(bound, '1').optional(),
  maximo: added(bound, '10').optional(),
  patron: added(
    text(PATTERN_LENGTH_MAX).superRefine((pattern, ctx) => {
      const fault = patternFault(pattern);
      if (fault && fault !== 'too_long') ctx.addIssue({ code: 'custom', message: fault });
    }),
    '[^@]+@ejemplo\\.cl',
  ).optional(),
  patron_mensaje: addedText(500, 'Usa tu correo de la empresa.'),
  mostrar_si: added(displayRule, {
    modo: 'todas',
    reglas: [{ campo: 'c1', operador: 'es', valor: 'Ventas' }],
  }).optional(),
  seccion: added(formSection, { titulo: 'Tu empresa' }).optional(),
};

/** A page of the form: its heading and the ids of its fields, which stand in the order of `campos`. */
export const formStep = z.looseObject({
  id: text(64),
  titulo: text(200),
  texto: text(2000).optional(),
  campos: z.array(text(64)).max(200),
});
export type FormStep = z.infer<typeof formStep>;

/** What this project reads of a form's `ajustes`; unknown keys beside them are stored as sent. */
export const formSettings = z.looseObject({
  introduccion: addedText(5000, 'Cuéntanos qué necesitas.'),
  mensaje_exito: addedText(5000, 'Gracias, te contactaremos.'),
  redireccion: added(
    text(2000)
      .refine((address) => address === '' || httpUrl(2000).safeParse(address).success, {
        error: 'invalid_url',
      })
      .meta({ pattern: '^$|^[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+$' }),
    'https://ejemplo.cl/gracias',
  ).optional(),
  texto_boton: addedText(60, 'Enviar consulta'),
  color: added(z.string().regex(/^(#[0-9a-fA-F]{6})?$/, { error: 'invalid_color' }), '#1f5fd0').optional(),
  apariencia: added(z.enum(formAppearances), 'auto').optional(),
  idioma: added(z.enum(formLanguages), 'es').optional(),
  revisar: added(z.boolean(), true).optional(),
  pasos: added(z.array(formStep).max(50), [{ id: 'p1', titulo: 'Tus datos', campos: ['c1'] }]).optional(),
});
export type FormSettings = z.infer<typeof formSettings>;

/** `ajustes` of a body: kept as it was sent, its keys in their order, once what is known of it is right. */
export const settingsBody = freeObject
  .superRefine((sent, ctx) => {
    for (const issue of formSettings.safeParse(sent).error?.issues ?? []) {
      ctx.addIssue(issue as z.core.$ZodSuperRefineIssue);
    }
  })
  .meta({ type: 'object', properties: z.toJSONSchema(formSettings, { io: 'input' }).properties });
