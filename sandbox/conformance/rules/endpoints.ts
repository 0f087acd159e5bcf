import type { RuleSection } from './rule.ts';

export const endpoints: RuleSection = {
  title: 'Endpoints',
  rules: [
    [
      'Each of the 95 operations exists, with the success status of its table',
      '../lib/contract/registry > every documented operation is declared, with the success status of its table',
      'conformance/every-operation > %s answers its success as the document says',
    ],
    [
      'A new pipeline without stages has the six default ones',
      'services/pipelines/pipelines > a new subaccount has a default one with the six default stages',
    ],
    [
      'A pipeline takes the stages that are sent',
      'services/pipelines/pipelines > are created with the stages sent, in the order that orden says',
    ],
    [
      'razones_config cannot be modified',
      'services/pipelines/pipelines > keep razones_config from being changed',
    ],
    [
      'A duplicate has the stages, no deals, and is never the default',
      'services/pipelines/pipelines > are duplicated with their stages, without deals, never as the default',
    ],
    ['A stage without orden goes last', 'services/pipelines/pipelines > go last, or where orden says'],
    [
      'Reorder passes over ids of other pipelines',
      'services/pipelines/pipelines > are reordered by the ids that are theirs; the others follow in their order',
    ],
    [
      'Changing stage_type keeps es_ganado and es_perdido in step',
      'services/pipelines/pipelines > turned won close their deals, turned open reopen them, flags and events with them',
    ],
    [
      'The forecast sums exactly per currency over its days',
      'services/pipelines/forecast > sums exactly, per currency, what is expected, won, lost and without a date',
      'services/pipelines/forecast > what was closed before the window is not in it',
    ],
    [
      'Deals are filtered by pipeline, stage and estado',
      'services/pipelines/deals > filters by stage and state',
      'conformance/isolation > of deals filtered by their %s is empty',
    ],
    [
      'Deal upsert matches by external_id',
      'services/pipelines/deals > creates, then updates the deal with this external_id',
      'services/pipelines/concurrency > of twins of an upsert exactly one creates',
    ],
    [
      'move-stage places a deal',
      'services/pipelines/deals > places the card at its position and renumbers both stages',
    ],
    [
      'A calendar needs a slug, unique in the subaccount, and takes its time zone',
      'services/calendars/calendars > need a slug that no other calendar has, and take the subaccount’s zone',
    ],
    [
      'Availability from hours, exceptions, notice and window, in any zone',
      '../lib/rules/slots/slow-twin > free slots are those that a minute-by-minute twin finds, in ten zones and on days of every change',
      '../lib/rules/slots/slots > keep the notice and the window',
      '../lib/rules/slots/slots > take an exception instead of the weekday',
    ],
    [
      'Availability is right on both days that the clocks change',
      '../lib/rules/slots/slots > skip the hour that the clocks skip in Santiago on 6 September 2026',
      '../lib/rules/slots/slots > offer the repeated hour of 4 April 2026 twice where the day is open to its end',
    ],
    [
      'Availability answers in the zone that is asked for',
      'services/calendars/calendars > answer dates in the zone that is asked for',
    ],
    [
      'A slot is booked by one caller alone',
      'services/calendars/calendars > of one slot by fifty at once succeeds for exactly one',
    ],
    [
      'Appointments are filtered by estado and dates',
      'services/calendars/calendars > is listed by state and by dates in the calendar’s zone, newest first, page by page',
    ],
    [
      'Contacts are searched whatever the case and accents',
      'services/contacts/contacts > are found by every word of a search, whatever its case and accents',
    ],
    [
      'Unknown tag_names make the tag',
      'services/contacts/contacts > are made by name, once whatever the case and accents, with an event for each one added',
    ],
    [
      'A tag is taken off a contact',
      'services/contacts/contacts > come off once; then there is nothing to take off',
    ],
    [
      'Contact upsert finds the one contact that is meant',
      'services/contacts/contacts > matches by external id, then e-mail, then phone',
      'services/contacts/contacts > makes one contact of twenty upserts at once',
    ],
    [
      'Company upsert matches by external_id, then rut, then email, never by name, and answers created',
      'services/companies/companies > are matched by external id, then RUT, then e-mail, never by name',
    ],
    [
      'Tasks are made, changed and filtered',
      'services/companies/companies > are made pending, changed to any status, and filtered',
    ],
    [
      'A SKU is unique, also of writers at once',
      'services/catalog/catalog > never share a SKU, the trash included, also of twenty created at once',
    ],
    [
      'tipo and estado of a product belong to the catalogue',
      'services/catalog/catalog > refuse a type or a state outside the catalogue',
    ],
    [
      'campos_custom of a product is merged on PATCH',
      'services/catalog/catalog > merge their own fields: keys left out stay, null removes one',
    ],
    [
      'A clone has prices and tiers',
      'services/catalog/catalog > are cloned with prices and tiers, under ids of their own',
    ],
    [
      'A price with id is updated',
      'services/catalog/catalog > are changed by their id, whole, and not against themselves',
    ],
    [
      'A price is one of currency, type, periodicity and validity',
      'services/catalog/catalog > are one for a currency, type, periodicity and time',
      '../lib/rules/prices/terms > is the same both ways and agrees with a walk over the days',
    ],
    [
      'periodicidad is ignored for unico',
      'services/catalog/catalog > ignore the periodicity where they are paid once',
    ],
    [
      'PUT of a form with an older version is 409; without one nothing is checked',
      'services/forms/forms > refuse a stale version and take none or the current one',
    ],
    [
      'A submission on the public page is listed',
      'services/forms/forms > takes a submission, tells it by an event, and lists it',
    ],
    [
      'PUT of a workflow replaces whole columns',
      'services/workflows/workflows > replace each column that is sent whole, and leave the others',
    ],
    [
      'The catalogue is filtered by grupo and exact tipo, never its rules',
      'services/workflows/workflows > leaves blocks out by group and exact identifier, never the rules',
    ],
    [
      'A type that only resembles one of the catalogue never runs',
      'services/workflows/validation/validate > are triggers never emitted, simulated steps, and types that only resemble one of the catalogue',
    ],
    [
      'Merge fields are the standard ones and the custom fields of the subaccount',
      'services/workflows/workflows > merge fields are the standard ones and the custom fields of the subaccount',
    ],
    [
      'validate takes workflow_id, or graph and triggers, and writes nothing',
      'services/workflows/workflows > validate takes a stored workflow or a graph with triggers, and writes nothing',
    ],
    [
      'validate warns of missing required keys and keys that nobody reads',
      'services/workflows/validation/validate > are required keys that are missing and keys that nobody reads',
    ],
    ['Sites have pages', 'services/content/content > has sites with their pages'],
    [
      'Posts are published ones unless another estado is asked for; one is read by its slug',
      'services/content/content > lists published posts unless another state is asked for, and reads one by its slug',
    ],
    [
      'A message is added to a conversation',
      'services/content/content > opens a closed conversation by a message, without an event',
    ],
    [
      'GET /webhooks/events gives the catalogue of types',
      '../lib/contract/examples > has the 35 types of the API document',
    ],
    [
      'Deliveries are filtered, and one carries the body that was sent',
      'services/webhooks/webhooks > are listed newest first by page, and each filter narrows them',
      'services/webhooks/webhooks > carry the exact text of the event, whatever characters it has',
    ],
  ],
};
