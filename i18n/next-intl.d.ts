import type { Locale as AppLocale } from './locale';
import type { MessageFiles } from './messages.generated';

// Makes a key that no messages file has a compile error.
declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale;
    Messages: MessageFiles;
  }
}
