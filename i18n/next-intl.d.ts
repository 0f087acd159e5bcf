import type activity from '../messages/en/activity.json';
import type auth from '../messages/en/auth.json';
import type contacts from '../messages/en/contacts.json';
import type forecast from '../messages/en/forecast.json';
import type overview from '../messages/en/overview.json';
import type pipelineSettings from '../messages/en/pipeline-settings.json';
import type pipelines from '../messages/en/pipelines.json';
import type receiver from '../messages/en/receiver.json';
import type settings from '../messages/en/settings.json';
import type shell from '../messages/en/shell.json';
import type ui from '../messages/en/ui.json';
import type webhooks from '../messages/en/webhooks.json';
import type workflows from '../messages/en/workflows.json';
import type { Locale as AppLocale } from './locale';

// Makes a key that no messages file has a compile error.
declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: {
      activity: typeof activity;
      auth: typeof auth;
      forecast: typeof forecast;
      contacts: typeof contacts;
      overview: typeof overview;
      pipelines: typeof pipelines;
      'pipeline-settings': typeof pipelineSettings;
      receiver: typeof receiver;
      settings: typeof settings;
      shell: typeof shell;
      ui: typeof ui;
      webhooks: typeof webhooks;
      workflows: typeof workflows;
    };
  }
}
