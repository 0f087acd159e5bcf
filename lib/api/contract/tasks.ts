// Written by `npm run contract:generate` from lib/contract/tasks.ts.
import type * as contract from '../../contract/tasks.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Shape } from '../shape.ts';

const shape1: Shape = {"fields":{"id":"number","titulo":"text","descripcion":"text","project_id":"number","client_id":"number","assignee_id":"number","status":"text","vence_el":"text","created_at":"text","updated_at":"text"}};
export const taskStatuses: typeof contract.taskStatuses = ["pendiente","en_curso","hecha","cancelada"];
export const createTask: ClientOperation<typeof contract.createTask> = {"id":"createTask","area":"contacts","method":"POST","path":"/tasks","reply":{"kind":"one","shape":shape1}};
export const listTasks: ClientOperation<typeof contract.listTasks> = {"id":"listTasks","area":"contacts","method":"GET","path":"/tasks","isPaged":true,"reply":{"kind":"list","item":shape1,"plural":"tasks","beside":{}}};
export const updateTask: ClientOperation<typeof contract.updateTask> = {"id":"updateTask","area":"contacts","method":"PATCH","path":"/tasks/{task_id}","reply":{"kind":"one","shape":shape1}};
