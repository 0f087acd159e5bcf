import type { KindName } from '@/lib/resources/configuration';
import type { ComparedRecord, Comparison, PairAnswer, SideRef } from './comparison';
import type { Choice, PlanState, PlanView } from './plan';

/** Body of `POST /api/console/configuration/compare`. Its reply is NDJSON: lines of `CompareLine`. */
export type CompareRequest = {
  readonly source: SideRef;
  /** A connection's id. */
  readonly target: string;
  /** Read anew, not what was read in the last minutes. */
  readonly isFresh?: boolean;
};

export type CompareLine =
  | {
      readonly progress: {
        readonly side: 'source' | 'target';
        readonly kind: KindName;
        readonly read: number;
      };
    }
  | { readonly comparison: Comparison }
  /** In the API's error shape. */
  | { readonly error: { readonly code: string; readonly message: string; readonly request_id: string } };

/** Body of `POST /api/console/configuration/record`; its reply is `RecordSides`. */
export type RecordRequest = Omit<CompareRequest, 'isFresh'> & { readonly key: string };

/** Body of `POST /api/console/configuration/pairs`: answers that are remembered. Replies 204. */
export type PairsRequest = Omit<CompareRequest, 'isFresh'> & { readonly answers: readonly PairAnswer[] };

/** Body of `POST /api/console/configuration/plans`; its reply is the `PlanView`. */
export type PlanRequest = Omit<CompareRequest, 'isFresh'> & { readonly choices: readonly Choice[] };

/** A row of `GET /api/console/configuration/plans?connection=`: `{plans: PlanRow[]}`, newest first. */
export type PlanRow = Pick<
  PlanView,
  'id' | 'source' | 'target' | 'state' | 'madeBy' | 'madeAt' | 'undoOf'
> & {
  readonly records: number;
  readonly state: PlanState;
};

/** Body of `POST /api/console/configuration/plans/{id}/begin`: a live target's name, typed. */
export type BeginRequest = { readonly name?: string };

/** `GET /api/console/configuration/files?connection=`: a connection's configuration as YAML files by their paths. */
export type FilesReply = { readonly name: string; readonly files: Readonly<Record<string, string>> };

/** `GET /api/console/configuration/drift?connection=`; `drift` null where nothing was ever applied to it. */
export type DriftReply = {
  readonly drift: {
    readonly planId: string;
    readonly appliedAt: string;
    readonly checkedAt: string;
    /** What is another way than it was after the apply: `source` stands for what was applied, `target` for now. */
    readonly records: readonly ComparedRecord[];
  } | null;
};

/** A token of `GET /api/console/connections/{id}/tokens` (`{tokens: TokenView[]}`). Its secret is shown once. */
export type TokenView = {
  readonly id: string;
  readonly name: string;
  /** `read`: pull and plan; `apply`: that and apply. */
  readonly scope: 'read' | 'apply';
  readonly madeBy: string;
  readonly madeAt: string;
  readonly lastUsedAt?: string;
  readonly expiresAt?: string;
  /** Its last four characters. */
  readonly hint: string;
};

/** Body of `POST /api/console/connections/{id}/tokens`; its reply is a `TokenView` with `token`, the only time. */
export type TokenRequest = {
  readonly name: string;
  readonly scope: 'read' | 'apply';
  /** Days from now; for good without it. */
  readonly days?: number;
};

/** `GET /api/console/configuration/connection`: what the token that is sent opens. */
export type TokenConnection = {
  readonly connectionId: string;
  readonly name: string;
  readonly environment: 'live' | 'test';
  readonly scope: TokenView['scope'];
};
