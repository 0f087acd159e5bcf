import type { Loose } from '@/lib/api/loose';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { WorkflowFinding, WorkflowValidation } from '@/lib/contract/workflows';

/** Something that validation said, ready to be shown. */
export type Finding = {
  readonly level: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** The card that it is about. */
  readonly card: string | undefined;
  /** The key of its config, or a field of the card itself. */
  readonly key: string | undefined;
};

/** Errors first, then warnings, of a reply of `POST /workflows/validate`. */
export function readFindings(validation: Loose<WorkflowValidation>): Finding[] {
  const raw = rawOf(validation);
  const list = (name: string) => (isObject(raw) && Array.isArray(raw[name]) ? raw[name] : []);
  return [...readList(list('errores'), 'error'), ...readList(list('advertencias'), 'warning')];
}

/** `errores_publicacion` of a reply to `PUT`. */
export function readPublicationErrors(list: readonly Loose<WorkflowFinding>[] | undefined): Finding[] {
  return readList((list ?? []).map(rawOf), 'error');
}

/** A finding is an object that names its place, or, from other servers, a plain sentence. */
function readList(list: readonly unknown[], level: Finding['level']): Finding[] {
  return list.flatMap((entry): Finding[] => {
    if (typeof entry === 'string') {
      return [{ level, code: '', message: entry, card: undefined, key: undefined }];
    }
    if (!isObject(entry)) return [];
    const text = (...names: string[]) => {
      const found = names.map((name) => entry[name]).find((value) => value !== undefined && value !== null);
      return found === undefined ? undefined : String(found);
    };
    return [
      {
        level,
        code: text('codigo', 'code') ?? '',
        message: text('mensaje', 'message') ?? JSON.stringify(entry),
        card: text('node_id', 'trigger_id'),
        key: text('key', 'clave'),
      },
    ];
  });
}
