import { addCompany } from '../services/companies/save-company.ts';
import { addContactTags } from '../services/contacts/add-contact-tags.ts';
import { addContact } from '../services/contacts/save-contact.ts';
import type { Party } from './deal-life.ts';
import { company, contact } from './people.ts';
import type { Random } from './random.ts';
import type { Step } from './steps.ts';

/**
 * Companies, contacts and tags in the first day of the demo's time.
 *
 * @param tagOf what the contact of this number is tagged with, if anything
 */
export function peopleSteps(
  random: Random,
  size: { readonly companies: number; readonly contacts: number },
  start: Date,
  tagOf: (index: number) => string | undefined,
): { steps: Step[]; parties: Party[] } {
  const steps: Step[] = [];
  const parties: Party[] = [];
  const moment = () => new Date(start.getTime() + steps.length + 1);
  const companies = Array.from({ length: size.companies }, (_, index) => company(random, index));
  const companyIds: number[] = [];
  for (const sent of companies) {
    steps.push({
      at: moment(),
      write: async (context) => companyIds.push((await addCompany(context, sent)).id),
    });
  }
  const contactIds: number[] = [];
  for (let index = 0; index < size.contacts; index++) {
    const of = index % companies.length;
    const sent = contact(random, index, companies[of]);
    steps.push({
      at: moment(),
      write: async (context) =>
        contactIds.push((await addContact(context, { ...sent, empresa_id: companyIds[of]! }))!.id),
    });
    const tag = tagOf(index);
    if (tag !== undefined) {
      const body = { tag_names: [tag] };
      steps.push({
        at: moment(),
        write: (context) => addContactTags(context, { path: { cid: contactIds[index]! }, query: {}, body }),
      });
    }
    const name = companies[of]!.nombre;
    parties.push({ name, contactId: () => contactIds[index]!, companyId: () => companyIds[of]! });
  }
  return { steps, parties };
}
