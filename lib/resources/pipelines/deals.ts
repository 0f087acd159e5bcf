import { createDeal, dealStates, deleteDeal, getDeal, listDeals, updateDeal } from '@/lib/api/contract/deals';
import { listTasks } from '@/lib/api/contract/tasks';
import type { DealRecord } from '@/lib/api/records';
import { dealFilters, dealTests } from '@/lib/deals/deal-filter';
import { text } from '@/lib/fields/codecs';
import { timeThere } from '@/lib/format/record-time';
import { resource } from '@/lib/resources/resource';

/** A filter of the board, whose own controls ask for it; it is applied here. */
const here = (name: keyof typeof dealTests) => ({
  control: 'none' as const,
  codec: dealFilters[name],
  keeps: (deal: DealRecord, value: string, _: string, zone: string) =>
    dealTests[name](deal, value, { now: timeThere(), zone }),
});

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
    title: {
      kind: 'text',
      column: { width: 184, isSortable: true },
      form: { isRequired: true, maxLength: 200, isOwn: true },
    },
    amount: {
      kind: 'money',
      currency: 'currency',
      column: { isUsual: true, width: 168, isSortable: true },
      form: { isInline: true, isOwn: true },
    },
    currency: { kind: 'currency', form: { isOwn: true } },
    estado: {
      kind: 'choice',
      choices: dealStates,
      choiceWords: 'records.dealState',
      tones: { abierto: 'accent', ganado: 'success', perdido: 'danger' },
      column: { isUsual: true, width: 112, isSortable: true },
    },
    fecha_cierre_estimada: {
      kind: 'date',
      column: { isUsual: true, width: 160, isSortable: true },
      form: { isInline: true },
    },
    contacto_id: { kind: 'ref', to: 'contacts', column: { isUsual: true, width: 152 }, form: {} },
    empresa_id: { kind: 'ref', to: 'companies', column: { isUsual: true, width: 152 }, form: {} },
    motivo_perdida: { kind: 'text', column: { width: 192, isSortable: true } },
    external_id: {
      kind: 'text',
      column: { width: 144, isSortable: true },
      form: { maxLength: 200, isInline: true, isOwn: true },
    },
    stage_changed_at: { kind: 'instant', column: { isUsual: true, width: 160, isSortable: true } },
    closed_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    id: { kind: 'id', column: { width: 96 } },
    created_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    updated_at: { kind: 'instant', column: { width: 168, isSortable: true } },
    campos_custom: { kind: 'custom', form: {} },
  },
  computed: {
    stage: { kind: 'text', column: { isUsual: true, width: 120, isSortable: true } },
    owner: { kind: 'text', column: { width: 152, isSortable: true } },
  },
  filters: {
    contact: here('contact'),
    company: here('company'),
    pipeline_id: { control: 'none', codec: text, sentAs: 'pipeline_id' },
    estado: { control: 'none', codec: text, sentAs: 'estado' },
    q: here('q'),
    min: here('min'),
    max: here('max'),
    currency: here('currency'),
    from: here('from'),
    to: here('to'),
    close: here('close'),
    closed_from: here('closed_from'),
    closed_to: here('closed_to'),
    age: here('age'),
    owner: here('owner'),
  },
  relations: [{ name: 'tasks', of: 'tasks', list: listTasks, query: 'client_id', from: 'contacto_id' }],
});
