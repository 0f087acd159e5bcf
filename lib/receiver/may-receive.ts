import { mayCall, type Role } from '@/lib/auth/roles';
import { createWebhookEndpoint } from '@/lib/contract/webhooks';

/** Whether the role has a test receiver: whoever may register an endpoint. */
export const mayReceive = (role: Role): boolean => mayCall(role, createWebhookEndpoint);
