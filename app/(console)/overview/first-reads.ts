import { todaySent, todaysCalendars } from '@/components/calendars/todays-appointments';
import { overviewReads } from '@/components/pipelines/first-reads';
import { brokenReads, hoursReads } from '@/components/webhooks/first-reads';
import { runsReads } from '@/components/workflows/first-reads';
import { listAppointments, listCalendars } from '@/lib/api/contract/calendars';
import { listForms, listSubmissions } from '@/lib/api/contract/forms';
import { listTasks } from '@/lib/api/contract/tasks';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { formsSent } from '@/lib/forms/inbox-reads';
import { listQuery } from '@/lib/records/first-query';
import { tasks } from '@/lib/resources/tasks/tasks';
import type { summaries } from './summaries.generated';

type Moment = { readonly now: Date; readonly zone: string };

/** Forms whose submissions the card reads. */
const FORMS = 12;

/** What each card of the overview asks first; what several ask alike stands with the one that it leads on from. */
export const firstReads: Readonly<
  Partial<Record<keyof typeof summaries, (moment: Moment) => readonly EarlyRead[]>>
> = {
  appointments: ({ now, zone }) => [
    earlyRead(listCalendars, {}, ({ items }) =>
      todaysCalendars(items).map((each) => earlyRead(listAppointments, todaySent(each, now, zone))),
    ),
  ],
  broken: brokenReads,
  deliveries: ({ now }) => hoursReads(now),
  // Those of the deals that wait too: both follow on the pipelines.
  forecast: overviewReads,
  forms: () => [
    earlyRead(listForms, formsSent(undefined), ({ items }) =>
      items
        .filter(({ id, status }) => id !== undefined && status !== 'draft')
        .slice(0, FORMS)
        .map(({ id }) => earlyRead(listSubmissions, { path: { form_id: id! }, query: { limit: 100 } })),
    ),
    earlyRead(listForms, formsSent('archived')),
  ],
  // The drafts are among the same workflows.
  runs: ({ now }) => runsReads(now),
  tasks: () => [{ operation: listTasks, sent: { query: listQuery(tasks, { contact: '' }) } }],
};
