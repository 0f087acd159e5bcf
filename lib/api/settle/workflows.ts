import {
  deleteWorkflow,
  getWorkflow,
  publishWorkflow,
  replaceWorkflow,
  unpublishWorkflow,
} from '../contract/workflows.ts';
import type { Id } from '../loose.ts';
import { rawOf } from '../tolerant.ts';
import { holds } from './compare.ts';
import { type Check, done, partsOf, undone, unseen } from './finding.ts';

type Path = { readonly wf_id: Id };

/** A workflow is saved whole: what is stored holds what was sent, or it is the one before. */
const saved: Check = async (look) => {
  const { path, body } = partsOf<Path>(look);
  const stored = await look.read(getWorkflow, { path });
  const raw = rawOf(stored) as object;
  const parts = Object.entries(body).filter(([, value]) => value !== undefined);
  const held = parts.map(([name, value]) => holds(value, Reflect.get(raw, name), name in raw));
  if (held.includes('no')) return undone;
  return held.includes('yes') ? done(stored) : unseen;
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

export const checksOfWorkflows: Readonly<Record<string, Check>> = {
  [replaceWorkflow.id]: saved,
  [publishWorkflow.id]: inForce(true),
  [unpublishWorkflow.id]: inForce(false),
  [deleteWorkflow.id]: removed,
};
