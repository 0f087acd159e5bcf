import type { ConfigurationKind, KindName } from '@/lib/resources/configuration';
import type { ComparedRecord } from '../comparison';
import type { Warning } from '../plan';
import { warnOfCalendar } from './calendars';
import { warnOfCategory, warnOfProduct } from './catalog';
import { warnOfEndpoint } from './endpoints';
import { warnOfForm } from './forms';
import { warnOfPipeline } from './pipelines';
import { listed, type Planned, told, type Warn } from './told';
import { warnOfWorkflow } from './workflows';

const ofKind: Readonly<Record<KindName, Warn>> = {
  categories: warnOfCategory,
  products: warnOfProduct,
  pipelines: warnOfPipeline,
  calendars: warnOfCalendar,
  forms: warnOfForm,
  workflows: warnOfWorkflow,
  endpoints: warnOfEndpoint,
};

/**
 * What the target will do besides, or not do, told before it is written.
 *
 * @param compared all that differs, what cannot be written too, and what the target does not have of what is named
 */
export function warningsOf(
  { name }: Pick<ConfigurationKind, 'name'>,
  planned: Planned,
  { differences: shown, unresolved }: Pick<ComparedRecord, 'differences' | 'unresolved'> = nothing,
): Warning[] {
  const stays = shown.filter(({ isWritable }) => !isWritable).map(({ path }) => path.join(' / '));
  const missing = unresolved.flatMap(({ by, name }) => (by === 'name' ? name : []));
  return [
    ...ofKind[name](planned),
    ...told(
      ['not_written', stays.length > 0, listed(stays)],
      ['names_missing', missing.length > 0, listed(missing)],
    ),
  ];
}

const nothing = { differences: [], unresolved: [] };
