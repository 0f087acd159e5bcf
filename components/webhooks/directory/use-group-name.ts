import { useTranslations } from 'next-intl';
import { groupNames } from './event-selection';

/** A group's name in the page's language; a group that this console does not know keeps the server's word. */
export function useGroupName(): (group: string) => string {
  const t = useTranslations('webhooks.groups');
  return (group) => {
    const known = groupNames.find((name) => name === group);
    return known ? t(known) : group;
  };
}
