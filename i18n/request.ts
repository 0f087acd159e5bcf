import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { preferenceCookies } from '@/lib/format/preferences';
import { isTimeZone } from '@/lib/format/time-zone';
import { resolveLocale } from './locale';
import { loadMessages } from './messages';
import { messageAreas } from './messages.generated';

/** Language, time zone and words of one request, for server components. */
export default getRequestConfig(async () => {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const locale = resolveLocale(jar.get(preferenceCookies.locale)?.value, sent.get('accept-language'));
  const zone = jar.get(preferenceCookies.timeZone)?.value;
  return {
    locale,
    timeZone: zone && isTimeZone(zone) ? zone : 'UTC',
    now: new Date(),
    messages: await loadMessages(locale, messageAreas),
  };
});
