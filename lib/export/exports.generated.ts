// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { activityExport } from './activity-export';
import { contactsExport } from './contacts-export';
import { dealsExport } from './deals-export';
import { deliveriesExport } from './deliveries-export';
import { tasksExport } from './tasks-export';

export const ownExports = {
  'activity': activityExport,
  'contacts': contactsExport,
  'deals': dealsExport,
  'deliveries': deliveriesExport,
  'tasks': tasksExport,
};
