import type { Config } from './config.ts';
import type { Route } from './http/route.ts';
import { pipelinesRoutes } from './services/pipelines/routes.ts';
import { webhookRoutes } from './services/webhooks/routes.ts';

/** Every operation that runs. What is not here answers 404 and is not in the OpenAPI document. */
export function createRoutes(config: Config): readonly Route[] {
  return [...pipelinesRoutes, ...webhookRoutes(config)];
}
