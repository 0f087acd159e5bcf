import { createDeal, dealStates, deleteDeal, getDeal, listDeals, updateDeal } from '@/lib/api/contract/deals';
import { listTasks } from '@/lib/api/contract/tasks';
import { text } from '@/lib/fields/codecs';
import { resource } from '@/lib/resources/resource';

export const deals = resource<typeof listDeals>({
  name: 'deals',
  area: 'pipelines',
  path: '/pipelines/deals',
  words: { fields: 'pipelines.field', list: 'pipelines.list', relations: 'pipelines.deal' },
  operations: { list: listDeals, get: getDeal, create: createDeal, update: updateDeal, remove: deleteDeal },
  idIn: 'deal_id',
  title: ({ title }) => title,
  details: ({ id }) => [id === undefined ? undefined : `#${id}`],
  hrefOf: ({ pipeline_id, id }) =>
    pipeline_id === undefined || id === undefined
      ? undefined
      : `/pipelines/${encodeURIComponent(pipeline_id)}/deals/${encodeURIComponent(id)}`,
  event: 'deal',
  fields: {
    title: { kind: 'text', column: { width: 240 }, form: { isRequired: true, maxLength: 200 } },
    amount: {
      kind: 'money',
      currency: 'currency',
      column: { isUsual: true, width: 128, isSortable: true },
      form: { isInline: true },
    },
    currency: { kind: 'text', form: { maxLength: 3 } },
    estado: {
      kind: 'choice',
      choices: dealStates,
      choiceWords: 'records.dealState',
      tones: { abierto: 'accent', ganado: 'success', perdido: 'danger' },
      column: { isUsual: true, width: 112 },
    },
    fecha_cierre_estimada: {
      kind: 'date',
      column: { isUsual: true, width: 136, isSortable: true },
      form: { isInline: true },
    },
    contacto_id: { kind: 'ref', to: 'contacts', column: { width: 176 }, form: {} },
    empresa_id: { kind: 'ref', to: 'companies', column: { width: 176 }, form: {} },
    motivo_perdida: { kind: 'text' },
    external_id: { kind: 'text', column: { width: 144 }, form: { maxLength: 200, isInline: true } },
    stage_changed_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    closed_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    id: { kind: 'id', column: { width: 96 } },
    created_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    updated_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    campos_custom: { kind: 'custom' },
  },
  filters: {
    estado: { control: 'none', codec: text, sentAs: 'estado' },
  },
  relations: [{ name: 'tasks', of: 'tasks', list: listTasks, query: 'client_id', from: 'contacto_id' }],
});
