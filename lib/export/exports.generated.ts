// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { activityExport } from './activity-export';
import { deliveriesExport } from './deliveries-export';
import { pricesExport } from './prices-export';
import { submissionsExport } from './submissions-export';

export const ownExports = {
  'activity': activityExport,
  'deliveries': deliveriesExport,
  'prices': pricesExport,
  'submissions': submissionsExport,
};
