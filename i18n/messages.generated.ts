// Written by `npm run contract:generate`: docs/adding-an-area.md.
import type activityWords from '../messages/en/activity.json';
import type authWords from '../messages/en/auth.json';
import type calendarsWords from '../messages/en/calendars.json';
import type contactsWords from '../messages/en/contacts.json';
import type contentWords from '../messages/en/content.json';
import type forecastWords from '../messages/en/forecast.json';
import type overviewWords from '../messages/en/overview.json';
import type pipelineSettingsWords from '../messages/en/pipeline-settings.json';
import type pipelinesWords from '../messages/en/pipelines.json';
import type receiverWords from '../messages/en/receiver.json';
import type recordsWords from '../messages/en/records.json';
import type settingsWords from '../messages/en/settings.json';
import type shellWords from '../messages/en/shell.json';
import type uiWords from '../messages/en/ui.json';
import type webhooksWords from '../messages/en/webhooks.json';
import type workflowsWords from '../messages/en/workflows.json';

export type MessageFiles = {
  'activity': typeof activityWords;
  'auth': typeof authWords;
  'calendars': typeof calendarsWords;
  'contacts': typeof contactsWords;
  'content': typeof contentWords;
  'forecast': typeof forecastWords;
  'overview': typeof overviewWords;
  'pipeline-settings': typeof pipelineSettingsWords;
  'pipelines': typeof pipelinesWords;
  'receiver': typeof receiverWords;
  'records': typeof recordsWords;
  'settings': typeof settingsWords;
  'shell': typeof shellWords;
  'ui': typeof uiWords;
  'webhooks': typeof webhooksWords;
  'workflows': typeof workflowsWords;
};

export const messageAreas = ['activity', 'auth', 'calendars', 'contacts', 'content', 'forecast', 'overview', 'pipeline-settings', 'pipelines', 'receiver', 'records', 'settings', 'shell', 'ui', 'webhooks', 'workflows'] as const;
