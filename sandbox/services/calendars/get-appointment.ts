import type { getAppointment as operation } from '../../../lib/contract/calendars.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { appointmentReply } from './replies.ts';
import { getAppointmentOrThrow } from './store.ts';

/** `GET /appointments/{apt_id}`. */
export const getAppointment: Verb<ReadContext, typeof operation> = async (context, { path }) =>
  appointmentReply(await getAppointmentOrThrow(context, path.apt_id));
