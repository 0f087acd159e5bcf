import type { RuleSection } from './rule.ts';

export const states: RuleSection = {
  title: 'States and transitions',
  rules: [
    [
      'A form is created as draft, with four default fields',
      'services/forms/forms > start as drafts with four fields',
    ],
    [
      'Publish makes a form reachable and takes the fields of PUT',
      'services/forms/forms > are published with changes in one step, and unpublished',
    ],
    [
      'An unpublished form is reachable no more and takes no submissions',
      'services/forms/forms > is gone for drafts, unpublished and archived forms and for other subaccounts',
    ],
    [
      'A deleted form is archived: its slug stays occupied',
      'services/forms/forms > take the next numbered slug, archived ones staying occupied, also of ten made at once',
    ],
    [
      'A workflow is created as an inactive draft with an empty canvas',
      'services/workflows/workflows > begin empty, inactive and in the zone of the subaccount',
    ],
    [
      'A valid PUT of a published workflow publishes it anew; an invalid one is a draft beside what is in force, with errores_publicacion',
      'services/workflows/workflows > happens anew with a valid PUT; an invalid one is a draft beside what is in force',
    ],
    [
      'A deleted product goes to the trash and is restored active',
      'services/catalog/catalog > go to the trash and come back active; in the trash they do not change',
    ],
    ['A product is archived from any state', 'services/catalog/catalog > are archived with their own event'],
    [
      'An archived pipeline leaves the active lists; nothing is deleted',
      'services/pipelines/pipelines > leave the list when archived and come back when they are no longer',
    ],
    [
      'A pipeline is deleted with all it holds, but not while it has open deals',
      'services/pipelines/pipelines > are not deleted while they have open deals, and then with all they hold',
    ],
    [
      'A calendar with future appointments is archived with a reason, else deleted',
      'services/calendars/calendars > are archived with a reason while appointments are to come, and deleted after',
    ],
    [
      'Past appointments are deleted with their calendar',
      'services/calendars/calendars > of the past goes with its calendar',
    ],
    [
      'A stage with deals is deleted only with move_deals_to, a stage of the same pipeline',
      'services/pipelines/pipelines > with deals are deleted only with a stage of the same pipeline to move them to',
    ],
    [
      'An endpoint is disabled after 15 deliveries in a row without a 2xx',
      'delivery/worker > is disabled after 15 attempts in a row; what it had to get is held and can be sent after reactivation',
      'delivery/settlement > the endpoint is disabled exactly where 15 failures stand in a row',
    ],
    [
      'PATCH with active true enables it again and zeroes the counter',
      'services/webhooks/webhooks > a paused one keeps its events as held deliveries; reactivating zeroes the counter',
    ],
    [
      'Any successful delivery zeroes the counter',
      'delivery/worker > is tried again until acknowledged, and a success zeroes the counter',
    ],
    [
      'Redeliver makes a clone with the same event id; the original stays',
      'delivery/worker > is sent again as a clone with the same event id, and the original stays',
    ],
    [
      'Deals move to won and lost and are reopened',
      'services/pipelines/deals > into a won or lost stage closes the deal, out of it reopens',
      'services/pipelines/deals > won moves to the stage of that type, once',
      'services/pipelines/deals > lost keeps the reason, and reopening forgets it',
    ],
    [
      'A deal goes to the trash and comes back',
      'services/pipelines/deals > takes a deal out of the lists and closes its gap, until it is brought back last',
    ],
    [
      'An appointment is cancelled once and frees its slot',
      'services/calendars/calendars > is cancelled once and frees its slot',
    ],
    [
      'Rescheduling frees the old slot and never conflicts with itself',
      'services/calendars/calendars > moves to another slot, frees the old one and never stands in its own way',
    ],
    [
      'Rescheduling to the present start changes and emits nothing',
      'services/calendars/calendars > stays as it is when it is moved to where it is',
    ],
  ],
};
