import { queryOptions } from '@tanstack/react-query';
import { callConsole } from '@/lib/api/console-call';
import type { Role } from '@/lib/rules/roles';

export type TeamUser = {
  id: string;
  name: string;
  email: string;
  role: Role;
  twoFactorEnabled: boolean;
  createdAt: string;
  /** How many sessions are open. */
  sessions: number;
};

export type Invitation = { id: string; email: string; role: Role; createdAt: string; expiresAt: string };

/** The answer to a new invitation; `url` is shown this once. */
export type MadeInvitation = { invitation: Invitation; url: string; mailed: boolean };

export const usersQuery = queryOptions({
  queryKey: ['console', 'users'],
  queryFn: ({ signal }) => callConsole<{ data: TeamUser[] }>('users', { signal }),
});

export const invitationsQuery = queryOptions({
  queryKey: ['console', 'invitations'],
  queryFn: ({ signal }) => callConsole<{ data: Invitation[] }>('invitations', { signal }),
});
