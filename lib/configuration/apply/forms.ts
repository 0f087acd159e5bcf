import { createForm, publishForm, replaceForm, unpublishForm } from '@/lib/api/contract/forms';
import { missingFields, type Standing, sendStep, type Writer, withoutNulls } from './writing';

/** A form is written whole; its `version` refuses to write over somebody else's change. */
export const formWriter: Writer = {
  async create(writing) {
    return (await sendStep(writing, 'create', createForm, { body: withoutNulls(writing.sent) })).id;
  },
  async update(standing) {
    const { id, now, record } = standing;
    const path = { form_id: id };
    const { slug, ...fields } = missingFields(standing);
    // A new form whose address is taken was given another: asked for again it would be refused.
    const body = slug === undefined || record.action === 'create' ? fields : { ...fields, slug };
    const isLive = now.state.status === 'published';
    if (Object.keys(body).length > 0) {
      const sent = { path, body: { ...body, ...versionOf(standing) } };
      await sendStep(standing, 'put', replaceForm, sent);
    }
    if (record.activates && !isLive) await sendStep(standing, 'publish', publishForm, { path });
    if (record.deactivates && isLive) await sendStep(standing, 'unpublish', unpublishForm, { path });
    return undefined;
  },
};

function versionOf({ now }: Standing): { version?: number } {
  const { version } = now.state;
  return typeof version === 'number' ? { version } : {};
}
