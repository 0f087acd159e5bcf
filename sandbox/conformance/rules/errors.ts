import type { RuleSection } from './rule.ts';

export const errors: RuleSection = {
  title: 'Errors',
  rules: [
    [
      'All errors share one shape, with the request’s id',
      'testing/documented > %s fails',
      'conformance/fuzz > no odd request makes a fault of the server, and none stays without an answer',
    ],
    [
      'What is no HTTP is answered in that shape too',
      'http/errors > %s is refused in the same shape',
      'http/errors > it leaves the other connections alone',
    ],
    [
      'Invalid parameters and bodies are 422 validation_error and name each field',
      'http/errors > names every field at fault by its path',
      'http/errors > GET %s names %s',
    ],
    [
      'A stale version is 409',
      'services/forms/forms > refuse a stale version and take none or the current one',
    ],
    [
      'Deleting a pipeline that has open deals is refused',
      'services/pipelines/pipelines > are not deleted while they have open deals, and then with all they hold',
    ],
    [
      'Deleting a stage with deals and no valid move_deals_to is refused',
      'services/pipelines/pipelines > with deals are deleted only with a stage of the same pipeline to move them to',
    ],
    [
      'An existing SKU, a tipo or estado outside the catalogue is rejected',
      'services/catalog/catalog > never share a SKU, the trash included, also of twenty created at once',
      'services/catalog/catalog > refuse a type or a state outside the catalogue',
    ],
    [
      'A calendar without slug, or with one that is taken, is rejected',
      'services/calendars/calendars > need a slug that no other calendar has, and take the subaccount’s zone',
    ],
    [
      'A wrong check digit is invalid_check_digit',
      'services/contacts/contacts > refuse a national phone number and a wrong check digit, naming the fields',
    ],
    [
      'A database that cannot be reached is 503, and all goes on after',
      'db/connection.postgres > while the database cannot be reached requests are answered 503, and it is not ready',
      'db/connection.postgres > reads and writes go on after every connection was cut',
    ],
  ],
};
