import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { Role } from '@/lib/rules/roles';

type TeamUser = {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  createdAt: string;
  /** How many sessions are open. */
  sessions: number;
};

type Invitation = { id: string; email: string; role: Role; createdAt: string; expiresAt: string };

/** Somebody who may use the console, or who has been asked to. */
export type Member = TeamUser | Invitation;

/** The answer to a new invitation; `url` is shown this once. */
export type MadeInvitation = { invitation: Invitation; url: string; mailed: boolean };

export const isUser = (member: Member): member is TeamUser => 'sessions' in member;
export const nameOf = (member: Member): string => (isUser(member) ? member.name : member.email);

/** Users, then open invitations. */
export const teamQuery = queryOptions({
  queryKey: ['console', 'team'],
  queryFn: async ({ signal }): Promise<readonly Member[]> => {
    const [users, invitations] = await Promise.all([
      callConsole<{ data: TeamUser[] }>('users', { signal }),
      callConsole<{ data: Invitation[] }>('invitations', { signal }),
    ]);
    return [...users.data, ...invitations.data];
  },
});
