import { namespaces } from '../blocks/namespaces.ts';
import { type Findings, quoted } from './findings.ts';

const fieldsOf = new Map<string, ReadonlySet<string>>(
  namespaces.map(({ namespace, campos }) => [namespace, new Set<string>(campos)]),
);

/** Warns where a path names nothing that a run could have. */
export function checkField(
  path: string,
  where: { node?: string; trigger?: string; key: string },
  findings: Findings,
): void {
  if (!isField(path)) {
    findings.warning('unknown_field', `${quoted(path)} no es un campo conocido; queda vacío.`, where);
  }
}

function isField(path: string): boolean {
  const [namespace = '', field = ''] = path.split('.', 2);
  const fields = fieldsOf.get(namespace);
  return Boolean(fields && field !== '' && (namespace === 'event' || fields.has(field)));
}
