import type { Logger } from 'pino';
import { clockRoutes } from './clock/routes.ts';
import type { Config } from './config.ts';
import type { Route } from './core/route.ts';
import type { Faults } from './faults/faults.ts';
import { faultRoutes } from './faults/routes.ts';
import type { RequestLog } from './request-log/request-log.ts';
import { requestRoutes } from './request-log/routes.ts';
import { calendarsRoutes } from './services/calendars/routes.ts';
import { catalogRoutes } from './services/catalog/routes.ts';
import { companiesRoutes } from './services/companies/routes.ts';
import { contactsRoutes } from './services/contacts/routes.ts';
import { contentRoutes } from './services/content/routes.ts';
import { formsRoutes } from './services/forms/routes.ts';
import { pipelinesRoutes } from './services/pipelines/routes.ts';
import { tasksRoutes } from './services/tasks/routes.ts';
import { webhookRoutes } from './services/webhooks/routes.ts';
import { workflowsRoutes } from './services/workflows/routes.ts';
import { snapshotRoutes } from './snapshots/routes.ts';
import { subaccountRoutes } from './subaccounts/routes.ts';
import { workflowRunsRoutes } from './workflow-runs/routes.ts';

export interface RouteOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly machine: () => Date;
  readonly requestLog: Pick<RequestLog, 'flush'>;
  readonly faults: Pick<Faults, 'save' | 'unsaved'>;
}

/** Every operation that runs. What is not here answers 404 and is not in the OpenAPI document. */
export function createRoutes(options: RouteOptions): readonly Route[] {
  const { config, log, machine, requestLog, faults } = options;
  return [
    ...pipelinesRoutes,
    ...calendarsRoutes,
    ...contactsRoutes,
    ...companiesRoutes,
    ...tasksRoutes,
    ...catalogRoutes,
    ...formsRoutes,
    ...workflowsRoutes,
    ...workflowRunsRoutes(log),
    ...contentRoutes,
    ...webhookRoutes(config),
    ...subaccountRoutes(machine),
    ...snapshotRoutes(config),
    ...clockRoutes(machine),
    ...requestRoutes(requestLog),
    ...faultRoutes(faults, machine),
  ];
}
