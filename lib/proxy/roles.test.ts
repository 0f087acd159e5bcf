import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createConnection } from '@/lib/connection/connections';
import { operations } from '@/lib/contract/registry';
import { type Role, roles } from '@/lib/rules/roles';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { forward } from './forward';

/** Every operation of the API by who may call it, written out: one that is new stands in none until it is decided. */
const callers: readonly (readonly [who: readonly Role[], operations: string])[] = [
  [
    roles,
    `getAppointment listBlogPosts getBlogPost listCalendars listAppointments getAvailability listCompanies getCompany
    listContacts getContact listContactAppointments listContactDeals listConversations getConversation listDeals getDeal
    listEvents listForms getForm listSubmissions getSubmission listPipelines getForecast listProductCategories
    listProducts getProduct listPrices listSites listPages listTags listTasks listDeliveries getDelivery
    listWebhookEndpoints getWebhookEndpoint listEventTypes listWorkflows getWorkflowCatalog listMergeFields
    validateWorkflow getWorkflow listWorkflowRuns getWorkflowRun countWorkflowRuns
    listWorkflowVersions getWorkflowVersion listSnapshots getClock listFaults getSubaccount`,
  ],
  [
    ['owner', 'admin'],
    `createCalendar updateCalendar deleteCalendar bookAppointment rescheduleAppointment cancelAppointment
    createCompany upsertCompany updateCompany deleteCompany createContact upsertContact updateContact deleteContact
    addContactTags removeContactTag createTask updateTask postMessage
    createDeal upsertDeal updateDeal deleteDeal loseDeal moveDealStage winDeal
    createPipeline updatePipeline deletePipeline archivePipeline duplicatePipeline
    createStage reorderStages updateStage deleteStage
    createProductCategory createProduct updateProduct deleteProduct archiveProduct cloneProduct restoreProduct
    savePrice deletePrice`,
  ],
  [
    ['owner', 'admin', 'designer'],
    `createForm replaceForm archiveForm publishForm unpublishForm
    createWorkflow replaceWorkflow deleteWorkflow publishWorkflow unpublishWorkflow testWorkflow
    retryWorkflowRun cancelWorkflowRun`,
  ],
  [
    ['owner', 'admin', 'integrator'],
    `redeliver createWebhookEndpoint updateWebhookEndpoint deleteWebhookEndpoint pingWebhookEndpoint
    rotateWebhookSecret emitExample moveClock listRequests getRequest saveSnapshot loadSnapshot deleteSnapshot
    createFault deleteFault deleteFaults`,
  ],
  // Its reply is a credential.
  [[], 'createSubaccount'],
];
const rows = callers.flatMap(([who, ids]) => ids.split(/\s+/).map((id) => [id, who] as const));
const mayCall = new Map(rows);

let console_: TestConsole;
let upstream: Upstream;
let connection: string;
beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  const made = { name: 'Test', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789abcdef' };
  connection = (await createConnection(made)).id;
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});
beforeEach(() => upstream.forget());

/** What becomes of every operation, called with this cookie: its status, and whether the server was asked for it. */
async function outcomes(cookie: string | undefined) {
  const found: Record<string, string> = {};
  for (const { id, method, path } of operations) {
    upstream.forget();
    const address = `/api/v1${path.replace(/\{\w+\}/g, '7')}`;
    const headers = { 'x-console-connection': connection };
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const pending: Promise<void>[] = [];
    const reply = await forward(browserRequest(method, address, { cookie, body, headers }), {
      background: (work) => pending.push(work),
    });
    const { error } = await reply.json();
    await Promise.all(pending);
    const asked = upstream.seen.map((seen) => `${seen.method} ${seen.url}`);
    expect(asked).toEqual(reply.ok ? [`${method} ${address}`] : []);
    found[id] = reply.ok ? 'done' : `${reply.status} ${error.code}`;
  }
  return found;
}

const expected = (outcomeOf: (who: readonly Role[]) => string) =>
  Object.fromEntries(operations.map(({ id }) => [id, outcomeOf(mayCall.get(id) ?? [])]));

it('has a decision for each operation of the contract, once', () => {
  expect(rows.map(([id]) => id).sort()).toEqual(operations.map(({ id }) => id).sort());
});

it.each(roles)('lets %s call what its work needs, and asks the server for nothing else', async (role) => {
  const { cookie } = await console_.signIn(role);
  const own = expected((who) => (who.includes(role) ? 'done' : '403 forbidden_role'));
  expect(await outcomes(cookie)).toEqual(own);
});

it('lets nobody call anything who is not signed in', async () => {
  expect(await outcomes(undefined)).toEqual(expected(() => '401 unauthenticated'));
});
