import {
  findField,
  flagOf,
  isAnything,
  isRecord,
  isText,
  words,
} from '@/components/workflows/document/fields';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { Json, JsonObject } from '@/lib/contract/scalars';

/** Something that validation said, ready to be shown. */
export type Finding = {
  readonly level: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** The node that it is about. */
  readonly node: string | undefined;
  /** The key of its config, or a field of the node itself. */
  readonly key: string | undefined;
};

const errorNames = words('errores errors error problemas problems bloqueos blocking');
const warningNames = words('advertencias warnings avisos alertas warning');
const mixedNames = words('hallazgos findings issues mensajes messages observaciones');
const wrapperNames = words('data datos result resultado validation validacion');
const publicationNames = words('errores_publicacion publication_errors publish_errors');

const validNames = words('valido valid es_valido is_valid');

const unread = (raw: Json | undefined): Finding => ({
  level: 'error',
  code: '',
  message: JSON.stringify(raw),
  node: undefined,
  key: undefined,
});

const codeNames = words('codigo code error_code rule regla');
const messageNames = words(
  'mensaje message msg texto text descripcion description detalle detail error motivo reason titulo title',
);
const nodeNames = words(
  'node_id nodo_id node nodo trigger_id disparador_id trigger disparador step_id paso_id step paso',
);
const keyNames = words('key clave campo field param parametro');
const levelNames = words('nivel level severidad severity gravedad');
const idNames = words('id node_id key');

/** Errors first, then warnings, of a reply of `POST /workflows/validate` of any shape. */
export function readFindings(validation: unknown): Finding[] {
  const raw = rawOf(validation) as Json | undefined;
  if (Array.isArray(raw)) return bySeverity(readList(raw, 'error'));
  const holders = isRecord(raw) ? [raw, findField(raw, wrapperNames, isRecord)] : [];
  const read = holders
    .filter(isRecord)
    .map((holder) => [
      ...readList(findField(holder, errorNames, isAnything), 'error'),
      ...readList(findField(holder, warningNames, isAnything), 'warning'),
      ...readList(findField(holder, mixedNames, isAnything), 'warning'),
    ]);
  const found = bySeverity(read.find((findings) => findings.length > 0) ?? []);
  const isInvalid = holders.some(
    (holder) => isRecord(holder) && flagOf(findField(holder, validNames, isAnything)) === false,
  );
  // Refused for reasons that could not be read: what was said is shown rather than nothing.
  return isInvalid && found.length === 0 ? [unread(raw)] : found;
}

/** `errores_publicacion` of a reply to `PUT`, the record itself or what it is wrapped in. */
export function readPublicationErrors(record: unknown): Finding[] {
  const raw = rawOf(record) as Json | undefined;
  if (!isRecord(raw)) return [];
  const holders = [raw, findField(raw, wrapperNames, isRecord)].filter(isRecord);
  const found = holders.map((holder) => findField(holder, publicationNames, isAnything)).find(isAnything);
  return readList(found, 'error');
}

const bySeverity = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => Number(a.level === 'warning') - Number(b.level === 'warning'));

type Place = Pick<Finding, 'level' | 'node' | 'key'>;

/** Objects that name their place, plain sentences, or either of them by the node or key that they are about. */
function readList(value: Json | undefined, level: Finding['level']): Finding[] {
  return readAt(value, { level, node: undefined, key: undefined });
}

function readAt(value: Json | undefined, place: Place): Finding[] {
  if (isText(value)) return [{ ...place, code: '', message: value }];
  if (Array.isArray(value)) return value.flatMap((item) => readAt(item, place));
  if (!isRecord(value)) return [];
  if (isFinding(value)) return [readFinding(value, place)];
  return Object.entries(value).flatMap(([name, item]) =>
    isText(item) || typeof item === 'object'
      ? readAt(
          item,
          place.node === undefined ? { ...place, node: name } : { ...place, key: place.key ?? name },
        )
      : [],
  );
}

/** Whether an object says something itself; else it is a level of names above what does. */
function isFinding(value: JsonObject): boolean {
  return [codeNames, messageNames].some((names) => findField(value, names, isText) !== undefined);
}

function readFinding(value: JsonObject, place: Place): Finding {
  const named = findField(value, nodeNames, isAnything);
  const severity = findField(value, levelNames, isText);
  const node = textOf(isRecord(named) ? findField(named, idNames, isAnything) : named);
  return {
    level:
      severity === undefined
        ? place.level
        : /^(err|fatal|bloq|block|crit)/i.test(severity)
          ? 'error'
          : 'warning',
    code: findField(value, codeNames, isText) ?? '',
    message: findField(value, messageNames, isText) ?? JSON.stringify(value),
    node: node ?? place.node,
    key: textOf(findField(value, keyNames, isAnything)) ?? place.key,
  };
}

/** Ids are text or numbers, be it such as are kept as their text. */
function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null || isRecord(value) || Array.isArray(value)) return undefined;
  return isObject(value) || typeof value === 'number' || typeof value === 'string'
    ? String(value)
    : undefined;
}
