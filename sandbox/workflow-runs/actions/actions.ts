import type { Action } from './action.ts';
import { bookAppointment, cancelAppointment } from './appointment-actions.ts';
import {
  addTag,
  createOrUpdateContact,
  removeTag,
  setContactCustomField,
  updateContactField,
} from './contact-actions.ts';
import {
  createDeal,
  loseDeal,
  moveDealStage,
  setDealCustomField,
  updateDealField,
  winDeal,
} from './deal-actions.ts';
import { sendMessage } from './message-actions.ts';
import { createTask } from './task-actions.ts';

/** What carries out each action of the catalogue that is not simulated, by its subtype. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['add_tag', addTag],
  ['remove_tag', removeTag],
  ['update_contact', updateContactField],
  ['set_contact_custom_field', setContactCustomField],
  ['create_contact', createOrUpdateContact],
  ['create_deal', createDeal],
  ['update_deal', updateDealField],
  ['set_deal_custom_field', setDealCustomField],
  ['move_deal_stage', moveDealStage],
  ['win_deal', winDeal],
  ['lose_deal', loseDeal],
  ['create_task', createTask],
  ['book_appointment', bookAppointment],
  ['cancel_appointment', cancelAppointment],
  ['send_message', sendMessage],
]);
