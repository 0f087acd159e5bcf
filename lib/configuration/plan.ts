import type { Id } from '@/lib/api/loose';
import type { JsonObject } from '@/lib/contract/scalars';
import type { Outcome } from '@/lib/jobs/job';
import type { KindName } from '@/lib/resources/configuration';
import type { Difference, SideView, UnresolvedReference } from './comparison';

/** What is asked of a plan for one record. */
export type Choice = {
  readonly kind: KindName;
  /** Of `ComparedRecord`. */
  readonly key: string;
  readonly action: 'create' | 'update' | 'delete';
  /** The records that were seen when it was made: where the key is another record's by now, nothing is done to that one. */
  readonly sourceId?: Id;
  readonly targetId?: Id;
  /**
   * Of an update: what to take over, by `keyOfDifference`. Without it all that can be written but what only the target
   * changed and what would be removed from it (`isRemoval`): that is ticked one by one.
   */
  readonly paths?: readonly string[];
  /** Of what both sides changed: whose counts, by the same texts. A conflict that is not in it blocks the record. */
  readonly resolutions?: Readonly<Record<string, 'source' | 'target'>>;
  /** Whether what is published or active in the source becomes so in the target; a new workflow or form is a draft else. */
  readonly activates?: boolean;
};

/** What the target will do besides, told before: the words are `configuration.warnings.<code>`. */
export type Warning = {
  readonly code:
    | 'republishes_workflow'
    | 'activates_workflow'
    | 'form_goes_live'
    | 'live_form_changes'
    | 'slug_breaks_links'
    | 'hours_strand_appointments'
    | 'archives_instead'
    /** Of a calendar: archived where appointments are to come, else deleted with those that were. */
    | 'deletes_appointments'
    /** Another pipeline is the default no longer. */
    | 'default_moves'
    /** Tags and the like that stand there by their names, and that the target does not have. */
    | 'names_missing'
    | 'slug_stays_taken'
    | 'deletes_deals'
    | 'moves_to_trash'
    | 'stage_has_deals'
    | 'secret_is_new'
    | 'starts_deliveries'
    | 'endpoint_paused'
    | 'price_overlap'
    | 'cannot_delete'
    /** Deals that stand in a stage are closed or reopened with its type. */
    | 'moves_deals'
    /** A type of a field changes under answers that were given. */
    | 'changes_answers'
    /** What stands inside it goes with it: stages, prices, fields. */
    | 'removes_items'
    /** It stays as it is until somebody publishes it. */
    | 'stays_draft'
    /** Runs that wait are stopped. */
    | 'stops_runs'
    /** It is taken out of force, or off the public web, again. */
    | 'unpublishes'
    /** What came after it, by others, stays. */
    | 'keeps_later_changes'
    /** What it held besides, events and answers and history, does not come back. */
    | 'history_is_lost'
    | 'recreated_with_new_id'
    | 'not_written';
  /** Figures and names for its words. */
  readonly values?: Readonly<Record<string, string | number>>;
};

/** One record of a plan: what stands in the target, and what is to stand there. */
export type PlannedRecord = {
  readonly kind: KindName;
  readonly key: string;
  readonly title: string;
  readonly action: 'create' | 'update' | 'delete';
  readonly sourceId?: Id;
  readonly targetId?: Id;
  /** The target's as it was when the plan was made, portable; absent where it has none. */
  readonly before?: JsonObject;
  /** What is to be there afterwards, portable; absent where it is deleted. */
  readonly after?: JsonObject;
  /** What changes in the target, from `before` (target) to `after` (source). */
  readonly differences: readonly Difference[];
  readonly warnings: readonly Warning[];
  /** Why it cannot be applied; empty where it can. */
  readonly blocked: readonly Block[];
  readonly activates: boolean;
  /** Of an undo: it was published by the plan that is taken back, and was not before. */
  readonly deactivates?: boolean;
  /** How the target's stood when the plan was made, beside its configuration: `SideRecord.state`. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** The target's record that stops being the default once this one is it. */
  readonly replaces?: { readonly id: Id; readonly title: string };
  /** Of a creation: what it is known by, `sku:PLAN-PRO`, best first. */
  readonly identities?: readonly string[];
  /** Of a creation: the target's records that go by the same name already, and were said to be others. */
  readonly others?: readonly Id[];
};

/** The words are `configuration.blocks.<code>`. */
export type Block =
  | { readonly code: 'unresolved_reference'; readonly reference: UnresolvedReference }
  | { readonly code: 'conflict'; readonly path: readonly string[] }
  /** Two prices of a product would hold on the same day: their keys. */
  | { readonly code: 'price_overlap'; readonly prices: readonly [string, string] }
  /** It could be one of several of the other side, or one of them could be it: that is answered first. */
  | { readonly code: 'question' }
  /** Another record has its key than the one that was chosen. */
  | { readonly code: 'changed' }
  | { readonly code: 'unsupported'; readonly message?: string };

/** What came of a record. */
export type RecordResult = {
  readonly outcome: Outcome;
  /** ISO 8601. */
  readonly at: string;
  readonly targetId?: Id;
  readonly code?: string;
  readonly message?: string;
  readonly requestId?: string;
  /** What was read back and is not what was written. */
  readonly differs?: readonly Difference[];
  /** All that was read back, where it is not `after`. */
  readonly standing?: JsonObject;
};

export const planStates = ['proposed', 'approved', 'applying', 'applied', 'partly', 'withdrawn'] as const;
export type PlanState = (typeof planStates)[number];

export type PlanRecordView = {
  readonly position: number;
  readonly record: PlannedRecord;
  readonly result?: RecordResult;
  /** A write of it was sent, whatever came of that: whoever applied it may have been stopped before there was a result. */
  readonly hasBegun?: boolean;
  /** Of a creation: what the target's server made. */
  readonly madeId?: Id;
};

/** A plan as its page shows it. */
export type PlanView = {
  readonly id: string;
  readonly source: SideView;
  readonly target: SideView;
  readonly state: PlanState;
  readonly madeBy: string;
  readonly madeAt: string;
  /** Whoever reads it made it. */
  readonly isOwn?: true;
  readonly approvedBy?: string;
  readonly approvedAt?: string;
  readonly begunAt?: string;
  readonly endedAt?: string;
  /** The plan that this one takes back. */
  readonly undoOf?: string;
  /** The plan that takes this one back. */
  readonly undoneBy?: string;
  readonly records: readonly PlanRecordView[];
};
