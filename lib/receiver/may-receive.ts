import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import { mayCall, type Role } from '@/lib/rules/roles';

/** Whether the role has a test receiver: whoever may register an endpoint. */
export const mayReceive = (role: Role): boolean => mayCall(role, createWebhookEndpoint);
