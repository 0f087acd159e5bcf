import type { Block, PlanRecordView, PlanView } from '../../lib/configuration/plan.ts';
import { kindName, referenceKindName, warningText } from './words.ts';

/** Where people read, approve and undo a plan. */
export const planLink = (url: string, id: string) => `${url}/configuration/plans/${encodeURIComponent(id)}`;

const signs = { create: '+', update: '~', delete: '-' } as const;

/** A record of a plan in one line. */
export const recordLine = ({ record }: PlanRecordView) =>
  `${signs[record.action]} ${kindName(record.kind)}: ${record.title}`;

/** What is told before a plan is applied: what the target will do besides, and what stands against a record. */
export function planLines({ records }: PlanView): string[] {
  return records.flatMap((view) => {
    const { warnings, blocked } = view.record;
    const told = [
      ...warnings.map(warningText),
      ...blocked.map((block) => `Not applied: ${blockText(block)}`),
    ];
    return told.length === 0 ? [] : [recordLine(view), ...told.map((text) => `    ${text}`)];
  });
}

/** Why a record cannot be applied. */
export function blockText(block: Block): string {
  if (block.code === 'unsupported') return block.message ?? 'the connection’s server has no operation for it';
  if (block.code === 'conflict') return `both sides changed ${block.path.join(' / ')}, pass --take`;
  if (block.code === 'question') return 'it could be one of several, select which in the console';
  if (block.code === 'changed') return 'another record goes by its name now, plan again';
  if (block.code === 'price_overlap') return `the prices ${block.prices.join(' and ')} hold on the same days`;
  const { kind, name, reason } = block.reference;
  const why = {
    missing: 'is not there',
    ambiguous: 'is there more than once',
    unreadable: 'cannot be looked up',
  };
  return `the ${referenceKindName(kind)} “${name}” ${why[reason]}`;
}
