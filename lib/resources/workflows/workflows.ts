import {
  createWorkflow,
  deleteWorkflow,
  getWorkflow,
  listWorkflows,
  replaceWorkflow,
  workflowStatuses,
} from '@/lib/api/contract/workflows';
import { text } from '@/lib/fields/codecs';
import { holdsWords } from '@/lib/format/fold';
import { resource } from '@/lib/resources/resource';

export const workflows = resource<typeof listWorkflows>({
  name: 'workflows',
  area: 'workflows',
  path: '/workflows',
  words: { fields: 'workflows.field', list: 'workflows.list', filters: 'workflows.field' },
  operations: {
    list: listWorkflows,
    get: getWorkflow,
    create: createWorkflow,
    update: replaceWorkflow,
    remove: deleteWorkflow,
  },
  idIn: 'wf_id',
  title: ({ nombre }) => nombre,
  details: ({ descripcion }) => [descripcion],
  fields: {
    nombre: { kind: 'text', column: { width: 288, isSortable: true } },
    status: {
      kind: 'choice',
      choices: workflowStatuses,
      choiceWords: 'workflows.state',
      column: { isUsual: true, width: 208 },
    },
    folder_id: { kind: 'id', column: { width: 112 } },
    descripcion: { kind: 'long', column: { isUsual: true, width: 256 } },
    updated_at: { kind: 'instant', column: { isUsual: true, width: 184, isSortable: true } },
    created_at: { kind: 'instant', column: { width: 184, isSortable: true } },
    published_at: { kind: 'instant', column: { width: 184, isSortable: true } },
    id: { kind: 'id', column: { width: 112 } },
  },
  computed: { checks: { kind: 'text', column: { isUsual: true, width: 192 } } },
  filters: {
    search: {
      control: 'search',
      codec: text,
      keeps: ({ nombre, descripcion, id }, typed) => holdsWords([nombre, descripcion, id], typed),
    },
    status: {
      control: 'choice',
      codec: text,
      sentAs: 'status',
      choices: workflowStatuses,
      choiceWords: 'workflows.state',
      keeps: (workflow, status) => workflow.status === status,
    },
    folder: {
      control: 'choice',
      codec: text,
      keeps: ({ folder_id }, folder) => String(folder_id ?? '') === folder,
    },
  },
});
