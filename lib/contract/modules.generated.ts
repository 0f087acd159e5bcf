// Written by `npm run contract:generate`: docs/adding-an-area.md.
import * as calendars from './calendars.ts';
import * as catalog from './catalog.ts';
import * as clock from './clock.ts';
import * as companies from './companies.ts';
import * as contacts from './contacts.ts';
import * as content from './content.ts';
import * as deals from './deals.ts';
import * as faults from './faults.ts';
import * as forms from './forms.ts';
import * as pipelines from './pipelines.ts';
import * as requests from './requests.ts';
import * as sandbox from './sandbox.ts';
import * as snapshots from './snapshots.ts';
import * as subaccounts from './subaccounts.ts';
import * as tasks from './tasks.ts';
import * as webhooks from './webhooks.ts';
import * as workflowRuns from './workflow-runs.ts';
import * as workflowVersions from './workflow-versions.ts';
import * as workflows from './workflows.ts';

export const modules = [calendars, catalog, clock, companies, contacts, content, deals, faults, forms, pipelines, requests, sandbox, snapshots, subaccounts, tasks, webhooks, workflowRuns, workflowVersions, workflows];
