import { isMissingExtension } from '@/lib/api/api-error';
import {
  createWorkflow,
  publishWorkflow,
  replaceWorkflow,
  unpublishWorkflow,
} from '@/lib/api/contract/workflows';
import { missingFields, type Said, type Standing, sendStep, type Writer, withoutNulls } from './writing';

export const workflowWriter: Writer = {
  /** A creation makes an empty draft, whatever is to stand in it. */
  async create(writing) {
    const { nombre = null, descripcion = null } = writing.sent;
    const body = withoutNulls({ nombre, descripcion });
    return (await sendStep(writing, 'create', createWorkflow, { body })).id;
  },
  async update(standing) {
    const { id, now, record } = standing;
    const path = { wf_id: id };
    const body = missingFields(standing);
    const isInForce = now.state.activo === true;
    const unpublished =
      Object.keys(body).length === 0
        ? undefined
        : (await sendStep(standing, 'put', replaceWorkflow, { path, body }, whatStopped)).message;
    if (record.deactivates) {
      if (isInForce) await sendStep(standing, 'unpublish', unpublishWorkflow, { path }, () => ({}));
      return undefined;
    }
    if (unpublished !== undefined) return { code: 'not_republished', message: unpublished };
    if (record.activates && !isInForce) return publish(standing);
    return undefined;
  },
};

/** On a server without the extension it stays a draft, which is said. */
async function publish(standing: Standing): Promise<Said | undefined> {
  try {
    await sendStep(standing, 'publish', publishWorkflow, { path: { wf_id: standing.id } }, () => ({}));
    return undefined;
  } catch (error) {
    if (isMissingExtension(error)) return { code: 'stays_draft' };
    throw error;
  }
}

/** A PUT on a published workflow with a graph that is not valid is kept as a draft: the old one stays in force. */
function whatStopped({ errores_publicacion }: { errores_publicacion?: readonly object[] | undefined }): {
  message?: string;
} {
  const [first] = errores_publicacion ?? [];
  if (!first) return {};
  const { mensaje, codigo } = first as { mensaje?: unknown; codigo?: unknown };
  return { message: String(mensaje ?? codigo ?? '') };
}
