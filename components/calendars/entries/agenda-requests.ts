import { RequestQueue } from '@/lib/api/request-queue';

/** All that the agenda reads goes through it, and so does not crowd out what else the page asks. */
export const agendaRequests = new RequestQueue();
