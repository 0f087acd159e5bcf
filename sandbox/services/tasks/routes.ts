import * as contract from '../../../lib/contract/tasks.ts';
import { type Route, read, write } from '../../core/route.ts';
import { createTask } from './create-task.ts';
import { listTasks } from './list-tasks.ts';
import { updateTask } from './update-task.ts';

export const tasksRoutes: readonly Route[] = [
  read(contract.listTasks, listTasks),
  write(contract.createTask, createTask),
  write(contract.updateTask, updateTask),
];
