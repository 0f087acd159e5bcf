// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { activityExport } from './activity-export';
import { deliveriesExport } from './deliveries-export';

export const ownExports = {
  'activity': activityExport,
  'deliveries': deliveriesExport,
};
