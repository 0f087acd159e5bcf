import type { WorkflowDocument } from '@/components/workflows/document/document';
import type { RunStepRecord } from '@/components/workflows/records';
import type { Id } from '@/lib/api/loose';

/** What a test run begins with. */
export type TestSource =
  | { readonly kind: 'contact' | 'deal'; readonly id: Id | null }
  | { readonly kind: 'event'; readonly id: string | null }
  /** Typed JSON of an event's data, and what the field held before whose change the trigger waits for. */
  | { readonly kind: 'data'; readonly text: string; readonly previous?: string | undefined };

/** A run, or a test, that is drawn on the canvas. */
export type ShownRun = {
  readonly kind: 'test' | 'run';
  readonly title: string;
  readonly steps: readonly RunStepRecord[];
  /** What it began with, where that can be tried again. */
  readonly source: TestSource | undefined;
  /** False where the trigger would not let the event begin a run. */
  readonly starts?: boolean | undefined;
  /** Of a test: what stood on the canvas. */
  readonly document?: WorkflowDocument | undefined;
  /** Of a run that there was, and has ended. */
  readonly endedRun?: Id | undefined;
};

/** What a run began with, to be tried again: its event where that is known, else its deal or contact. */
export function sourceOfRun(run: {
  readonly event_id?: Id | undefined;
  readonly deal_id?: Id | undefined;
  readonly contacto_id?: Id | undefined;
}): TestSource | undefined {
  if (run.event_id !== undefined) return { kind: 'event', id: String(run.event_id) };
  if (run.deal_id !== undefined) return { kind: 'deal', id: run.deal_id };
  return run.contacto_id === undefined ? undefined : { kind: 'contact', id: run.contacto_id };
}
