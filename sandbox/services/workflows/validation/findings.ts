import type { WorkflowFinding } from '../../../../lib/contract/workflows.ts';

type Where = { readonly node?: string; readonly trigger?: string; readonly key?: string };

/** More than anybody reads; a hostile graph would otherwise be answered with a hundred times its size. */
const MOST = 500;

/** What validation found, in the order found. */
export class Findings {
  readonly errores: WorkflowFinding[] = [];
  readonly advertencias: WorkflowFinding[] = [];

  /** It blocks publishing. */
  error(codigo: string, mensaje: string, where: Where = {}): void {
    add(this.errores, codigo, mensaje, where);
  }

  /** It publishes, but will not do what it seems to. */
  warning(codigo: string, mensaje: string, where: Where = {}): void {
    add(this.advertencias, codigo, mensaje, where);
  }
}

function add(list: WorkflowFinding[], codigo: string, mensaje: string, where: Where): void {
  if (list.length > MOST) return;
  const { node = null, trigger = null, key = null } = where;
  list.push(
    list.length === MOST
      ? { codigo: 'too_many', mensaje: `Hay más de ${MOST}.`, node_id: null, trigger_id: null, key: null }
      : { codigo, mensaje, node_id: node, trigger_id: trigger, key },
  );
}

/** Text of the author's in a message, kept short. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nada');
  return `"${text.length > 60 ? `${text.slice(0, 59)}…` : text}"`;
}
