// Written by `npm run contract:generate`: docs/adding-an-area.md.
import { area as calendarsArea } from './calendars/area.ts';
import { area as catalogArea } from './catalog/area.ts';
import { area as configurationArea } from './configuration/area.ts';
import { area as contactsArea } from './contacts/area.ts';
import { area as contentArea } from './content/area.ts';
import { area as explorerArea } from './explorer/area.ts';
import { area as formsArea } from './forms/area.ts';
import { area as overviewArea } from './overview/area.ts';
import { area as pipelinesArea } from './pipelines/area.ts';
import { area as sandboxArea } from './sandbox/area.ts';
import { area as settingsArea } from './settings/area.ts';
import { area as tasksArea } from './tasks/area.ts';
import { area as webhooksArea } from './webhooks/area.ts';
import { area as workflowsArea } from './workflows/area.ts';

/** All areas by their names. */
export const areas = {
  'calendars': calendarsArea,
  'catalog': catalogArea,
  'configuration': configurationArea,
  'contacts': contactsArea,
  'content': contentArea,
  'explorer': explorerArea,
  'forms': formsArea,
  'overview': overviewArea,
  'pipelines': pipelinesArea,
  'sandbox': sandboxArea,
  'settings': settingsArea,
  'tasks': tasksArea,
  'webhooks': webhooksArea,
  'workflows': workflowsArea,
};

export type AreaName = keyof typeof areas;
