import { mayManageConnections, mayManageUsers, type Role } from '@/lib/rules/roles';

type SettingsPage = {
  /** Names the page in the words of `shell.settings`. */
  id: 'connections' | 'team' | 'account' | 'activity';
  href: string;
  isFor: (role: Role) => boolean;
};

/** The pages of the settings, in the order of their tabs. */
const settingsPages: readonly SettingsPage[] = [
  { id: 'connections', href: '/settings/connections', isFor: mayManageConnections },
  { id: 'team', href: '/settings/team', isFor: mayManageUsers },
  { id: 'account', href: '/settings/account', isFor: () => true },
  { id: 'activity', href: '/settings/activity', isFor: () => true },
];

/** The pages of the settings that the role may open; at least one. */
export function settingsPagesFor(role: Role): readonly SettingsPage[] {
  return settingsPages.filter(({ isFor }) => isFor(role));
}
