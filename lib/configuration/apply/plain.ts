import { missingFields, sendStep, type Writer, withoutNulls } from './writing';

/** Kinds of plain fields, calendars and categories and endpoints: a POST makes the record, a PATCH has what differs. */
export const plainWriter: Writer = {
  async create(writing) {
    const { kind, sent } = writing;
    const made = await sendStep(writing, 'create', kind.operations.create, { body: withoutNulls(sent) });
    return made.id;
  },
  async update(standing) {
    const { kind, id } = standing;
    const body = missingFields(standing);
    if (!kind.operations.update || Object.keys(body).length === 0) return undefined;
    await sendStep(standing, 'patch', kind.operations.update, { path: { [kind.idIn]: id }, body });
    return undefined;
  },
};
