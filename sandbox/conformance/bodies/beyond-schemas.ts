import type { ErrorDetail } from '../../../lib/contract/errors.ts';

/**
 * Why a body that its schema allows may be refused all the same, by the field and the issue: what no schema can say
 * (docs/open-points.md, "Bodies").
 */
const reasons: readonly (readonly [operation: RegExp, field: RegExp, issue: string])[] = [
  [/./, /(^|\.)rut$/, 'invalid_check_digit'],
  [/./, /(^|\.)timezone$/, 'invalid_timezone'],
  [/./, /(^|\.)(url|sitio_web)$/, 'invalid_url'],
  [/^savePrice$/, /^vigencia_hasta$/, 'before_start'],
  [/^savePrice$/, /^tramos\.\d+\.(desde|hasta)$/, '(gap|overlap|before_start)'],
  [/Calendar$/, /^(horario|excepciones)\..+\.(desde|hasta)$/, '(before_start|overlap)'],
  [/Calendar$/, /^excepciones\.\d+\.fecha$/, 'duplicate'],
  [/^moveClock$/, /^set$/, 'either_advance_or_set'],
  [/^moveClock$/, /^advance$/, 'required'],
  [/^createFault$/, /^(kind|operation|path|endpoint_id|event)$/, '(not_for_target|only_one_allowed)'],
  [/^createFault$/, /^every$/, 'only_one_allowed'],
  [/^createFault$/, /^(delay_ms|retry_after)$/, 'not_for_kind'],
  [/Form$/, /^campos\.\d+\.(clave|id)$/, 'duplicate'],
  [/Form$/, /^campos\.\d+\.patron$/, '(invalid|slow)_pattern'],
  [/Form$/, /^ajustes\.redireccion$/, 'invalid_url'],
  // Free JSON: how deep it goes, and texts anywhere within it.
  [
    /./,
    /^(campos_custom|ajustes|graph|triggers|settings|campos|datos|previous|valores|fijados)(\..*)?$/,
    '(invalid_characters|too_deep|too_big)',
  ],
  [/^(replace|publish)/, /^$/, '(invalid_characters|too_deep|too_big)'],
];

/** The same of what only the server's records tell: ids that must exist, hours that must be free. */
const states: typeof reasons = [
  [/./, /(_id|^tag_ids\.\d+)$/, 'not_found'],
  [/Appointment$/, /^inicio$/, 'not_available'],
  [/^upsert(Contact|Company)$/, /^nombre$/, 'required'],
  [/^upsertDeal$/, /^title$/, 'required'],
  [/Form$/, /^version$/, 'invalid_value'],
  [/^moveClock$/, /^(advance|set)$/, '(not_ahead|too_far)'],
  [/^createFault$/, /^operation$/, 'invalid_value'],
  [/^createFault$/, /^of$/, 'too_many'],
  [/^createFault$/, /^expires_in$/, '(not_ahead|beyond_a_day)'],
];

/** What of a refusal a schema should have said: nothing, where the schema is whole. */
export function sayable(operation: string, details: readonly ErrorDetail[]): readonly ErrorDetail[] {
  return details.filter(
    ({ field, issue }) =>
      ![...reasons, ...states].some(
        ([of, at, words]) => of.test(operation) && at.test(field) && new RegExp(`^${words}$`).test(issue),
      ),
  );
}
