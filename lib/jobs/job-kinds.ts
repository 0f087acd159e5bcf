import type { JobItem } from './job';
import type { JobKind } from './job-kind';

/** Each kind's code is loaded where a job of it is begun, or gone on with after a reload. */
const kinds = {
  import: () => import('./steps/import-rows').then(({ importRows }) => importRows),
  'import-prices': () => import('./steps/import-prices').then(({ importPrices }) => importPrices),
  tags: () => import('./steps/tag-contacts').then(({ tagContacts }) => tagContacts),
  redelivery: () => import('./steps/redeliver').then(({ redeliverAll }) => redeliverAll),
  edit: () => import('./steps/write-records').then(({ editRecords }) => editRecords),
  remove: () => import('./steps/write-records').then(({ removeRecords }) => removeRecords),
  archiveRecords: () => import('./steps/write-records').then(({ archiveRecords }) => archiveRecords),
  restoreRecords: () => import('./steps/write-records').then(({ restoreRecords }) => restoreRecords),
  trash: () => import('./steps/trash-deals').then(({ trashDeals }) => trashDeals),
  prices: () => import('./steps/change-prices').then(({ changePrices }) => changePrices),
  configuration: () =>
    import('./steps/apply-configuration').then(({ applyConfiguration }) => applyConfiguration),
  restore: () => import('./steps/trash-deals').then(({ restoreDeals }) => restoreDeals),
};

export type JobKindName = keyof typeof kinds;
type KindOf<Name extends JobKindName> = Awaited<ReturnType<(typeof kinds)[Name]>>;
export type ItemOf<Name extends JobKindName> = KindOf<Name> extends JobKind<infer Item, never> ? Item : never;
export type SettingsOf<Name extends JobKindName> =
  KindOf<Name> extends JobKind<never, infer Settings> ? Settings : never;

/** @throws where its code cannot be loaded */
export function loadKind(name: JobKindName): Promise<JobKind<JobItem, unknown>> {
  return kinds[name]() as unknown as Promise<JobKind<JobItem, unknown>>;
}
