import type { ConfigurationKind, KindName } from '@/lib/resources/configuration';
import type { Difference } from '../comparison';
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
 * @param shown all that differs, what cannot be written too
 */
export function warningsOf(
  { name }: Pick<ConfigurationKind, 'name'>,
  planned: Planned,
  shown: readonly Difference[] = [],
): Warning[] {
  const stays = shown.filter(({ isWritable }) => !isWritable).map(({ path }) => path.join(' / '));
  return [...ofKind[name](planned), ...told(['not_written', stays.length > 0, listed(stays)])];
}
