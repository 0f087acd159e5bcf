import { archiveProduct, createProduct, restoreProduct, updateProduct } from '@/lib/api/contract/catalog';
import { isJsonObject } from '@/lib/json/same-json';
import { writePrices } from './prices';
import { missingFields, type Standing, sendStep, type Writer, withoutNulls } from './writing';

export const productWriter: Writer = {
  /** One that was moved to the trash is taken out of it, by an undo. */
  async create(writing) {
    const { record, sent } = writing;
    if (record.targetId !== undefined) {
      const path = { producto_id: record.targetId };
      await sendStep(writing, 'restore', restoreProduct, { path });
      return record.targetId;
    }
    const { precios: _, ...fields } = sent;
    return (await sendStep(writing, 'create', createProduct, { body: withoutNulls(fields) })).id;
  },
  async update(standing) {
    const path = { producto_id: standing.id };
    const { precios, estado, campos_custom, ...fields } = missingFields(standing);
    const body = {
      ...fields,
      ...(campos_custom !== undefined && { campos_custom: mergedFields(standing) }),
      ...(estado !== undefined && estado !== 'archivado' && { estado }),
    };
    if (Object.keys(body).length > 0) await sendStep(standing, 'patch', updateProduct, { path, body });
    if (precios !== undefined) await writePrices(standing);
    if (estado === 'archivado') await sendStep(standing, 'archive', archiveProduct, { path });
    return undefined;
  },
};

/** The server merges: a key that is to go is sent as null. */
function mergedFields({ now, sent }: Standing) {
  const [before, after] = [now.value.campos_custom, sent.campos_custom];
  const gone = isJsonObject(before) ? Object.keys(before).map((name) => [name, null]) : [];
  return { ...Object.fromEntries(gone), ...(isJsonObject(after) ? after : {}) };
}
