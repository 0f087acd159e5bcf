import type { RuleSection } from './rule.ts';

export const conventions: RuleSection = {
  title: 'Conventions, authentication and versioning',
  rules: [
    [
      'Bodies are JSON in UTF-8, and every reply is one that the OpenAPI document describes',
      'testing/documented > a reply as described passes, with fields that the document does not know',
      'conformance/every-operation > %s answers its success as the document says',
    ],
    [
      'Dates and times are ISO 8601 in UTC with a trailing Z',
      '../lib/contract/scalars > %s takes %o %s and not %s',
    ],
    [
      'Phone numbers are E.164',
      'services/contacts/contacts > refuse a national phone number and a wrong check digit, naming the fields',
    ],
    [
      'Money is decimal text, kept to its last digit',
      'services/catalog/catalog > keep decimal text to the last digit',
    ],
    [
      'A RUT is digits and check digit; a wrong one is invalid_check_digit',
      'services/companies/companies > refuse a RUT with a wrong check digit and one that another company has',
      '../lib/contract/scalars > exactly one check digit is right',
    ],
    [
      'The subaccount is the credential’s: ids of another are 404, its rows are never seen',
      'conformance/isolation > %s: 404',
      'conformance/isolation > %s: no row',
      'conformance/isolation > %s with their %s is refused',
    ],
    [
      'Lists go by limit, cursor and next_cursor and are stable',
      'conformance/pagination > gives every row once, in full pages, in one order, whatever is added meanwhile',
    ],
    [
      'A retry with the same Idempotency-Key does not duplicate the effect',
      'http/idempotency > a retry gets the first reply again and changes nothing',
      'http/idempotency > of twins that arrive at once one acts and the others get its reply',
    ],
    [
      'Fields that are not known are refused in bodies, but in the whole-writes',
      'conformance/every-operation > a field that is not known is refused in every body but those of the whole-writes',
    ],
    ['Every request carries Authorization: Bearer', 'http/credentials > %s is refused'],
    [
      'Live credentials are not for the sandbox',
      'http/credentials > a live key is told that this is the sandbox',
    ],
    [
      'The contacts operations take X-Api-Key; Authorization wins',
      'http/credentials > alone is taken on the contacts operations and on no others',
      'http/credentials > loses to Authorization',
    ],
    [
      'The version is in the path and in every event',
      '../lib/contract/examples > each entry and each envelope fits its schema',
      'http/errors > /openapi.json lists exactly what runs',
    ],
  ],
};
