import type { ClientOperation } from '../../api/client-operation.ts';
import * as calendars from '../../api/contract/calendars.ts';
import * as catalog from '../../api/contract/catalog.ts';
import * as companies from '../../api/contract/companies.ts';
import * as contacts from '../../api/contract/contacts.ts';
import * as content from '../../api/contract/content.ts';
import * as deals from '../../api/contract/deals.ts';
import * as forms from '../../api/contract/forms.ts';
import * as pipelines from '../../api/contract/pipelines.ts';
import * as tasks from '../../api/contract/tasks.ts';
import * as webhooks from '../../api/contract/webhooks.ts';
import * as workflows from '../../api/contract/workflows.ts';

const areas = [
  calendars,
  catalog,
  companies,
  contacts,
  content,
  deals,
  forms,
  pipelines,
  tasks,
  webhooks,
  workflows,
];

/** Every operation as the browser's client knows it. */
export const clientOperations: readonly ClientOperation[] = areas.flatMap((area) =>
  (Object.values(area) as unknown[]).filter(
    (one): one is ClientOperation => typeof one === 'object' && one !== null && 'reply' in one,
  ),
);
