import { JsonText } from '../../json/json-text.ts';
import { tryParseJson } from '../../json/parse-json.ts';
import { cancelWorkflowRun, getWorkflowRun } from '../contract/workflow-runs.ts';
import {
  deleteWorkflow,
  getWorkflow,
  publishWorkflow,
  replaceWorkflow,
  unpublishWorkflow,
} from '../contract/workflows.ts';
import type { Id } from '../loose.ts';
import { rawOf } from '../tolerant.ts';
import { judgeUpdate } from './compare.ts';
import { type Check, done, partsOf, undone, unseen } from './finding.ts';

type Path = { readonly wf_id: Id };

/** By what the server sent and not by what was understood of it; the editor sends text. */
const saved: Check = async (look) => {
  const { path, body } = partsOf<Path>(look);
  const before = look.before(getWorkflow, { path });
  const stored = await look.read(getWorkflow, { path });
  const sent = body instanceof JsonText ? (tryParseJson(body.text) ?? {}) : body;
  const finding = judgeUpdate(sent, rawOf(stored) as object, before && (rawOf(before) as object));
  return finding.kind === 'done' ? done(stored) : finding;
};

const inForce =
  (wanted: boolean): Check =>
  async (look) => {
    const { path } = partsOf<Path>(look);
    const { activo, status, ...rest } = await look.read(getWorkflow, { path });
    if (activo === undefined && status === undefined) return unseen;
    return (activo ?? status === 'published') === wanted ? done({ activo, status, ...rest }) : undone;
  };

const removed: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  return (await look.find(getWorkflow, { path })) ? undone : done({});
};

/** What has ended by itself meanwhile is not said to be stopped. */
const cancelled: Check = async (look) => {
  const { path } = partsOf<Path & { readonly run_id: Id }>(look);
  const run = await look.read(getWorkflowRun, { path });
  if (run.status === undefined) return unseen;
  return run.status === 'stopped' ? done(run) : undone;
};

export const checksOfWorkflows: Readonly<Record<string, Check>> = {
  [replaceWorkflow.id]: saved,
  [publishWorkflow.id]: inForce(true),
  [unpublishWorkflow.id]: inForce(false),
  [deleteWorkflow.id]: removed,
  [cancelWorkflowRun.id]: cancelled,
};
