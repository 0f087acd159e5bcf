import { getSubmission, listSubmissions, submissionStatuses } from '@/lib/api/contract/forms';
import type { Id } from '@/lib/api/loose';
import type { ContactRecord } from '@/lib/api/records';
import { date, text } from '@/lib/fields/codecs';
import { dayOf } from '@/lib/format/dates';
import { type AnswerColumn, fieldColumns } from '@/lib/forms/answer-columns';
import { conditionsCodec, isFound, meets, readConditions } from '@/lib/forms/answer-filter';
import { answersOf, type Submission } from '@/lib/forms/answers';
import { isSentBy } from '@/lib/forms/matching-contacts';
import { headline } from '@/lib/forms/who-sent';
import type { Filter, Resource } from '@/lib/resources/resource';
import { resource } from '@/lib/resources/resource';

type FormOfList = { readonly campos?: Parameters<typeof fieldColumns>[0] | undefined };

/** The day that a submission came, in the zone of the page; empty where that cannot be read. */
const dayIn = ({ created_at: at }: Submission, zone: string | undefined) =>
  at === undefined || Number.isNaN(Date.parse(at)) ? '' : dayOf(new Date(at), zone || 'UTC');

const filters = {
  q: {
    control: 'search',
    codec: text,
    keeps: (row, typed) => isFound(row, answersOf(row), typed),
  },
  status: {
    control: 'choice',
    codec: text,
    sentAs: 'status',
    choices: submissionStatuses,
    choiceWords: 'forms.submissionState',
    keeps: ({ status }, asked) => status === asked,
  },
  from: {
    control: 'day',
    codec: date,
    keeps: (row, day, _, zone) => dayIn(row, zone) >= day,
  },
  to: {
    control: 'day',
    codec: date,
    keeps: (row, day, _, zone) => dayIn(row, zone) !== '' && dayIn(row, zone) <= day,
  },
} as const satisfies Record<string, Filter<Submission>>;

/**
 * What people sent, newest first ("Forms", `GET /forms/{form_id}/submissions`); nothing of the API changes one. Its list
 * belongs to a form: `submissionsOf` is that of one, this is what all of them have in common.
 */
export const submissions = resource<typeof listSubmissions>({
  name: 'submissions',
  area: 'forms',
  path: '/forms/submissions',
  words: { fields: 'forms.submission', list: 'forms.submissionList', filters: 'forms.submissionFilter' },
  operations: { list: listSubmissions, get: getSubmission },
  idIn: 'sub_id',
  isOf: (row, contact, form) =>
    isSentBy(row, contact as ContactRecord, fieldColumns((form as FormOfList).campos ?? [])),
  title: (row) => headline(row),
  details: (row) => [row.status],
  hrefOf: ({ form_id, id }) =>
    form_id === undefined || id === undefined ? undefined : submissionPath(form_id, id),
  event: 'submission',
  fields: {
    created_at: { kind: 'instant', column: { isUsual: true, width: 280, isSortable: true } },
    status: {
      kind: 'choice',
      choices: submissionStatuses,
      choiceWords: 'forms.submissionState',
      tones: { nuevo: 'accent', spam: 'warning' },
      column: { isUsual: true, width: 104 },
    },
    form_version: { kind: 'number', column: { width: 96 } },
    id: { kind: 'id', column: { width: 96 } },
    form_id: { kind: 'ref', to: 'forms' },
  },
  filters,
});

/** Those of all forms: which form they are of is asked of its own list. */
export const inbox: Resource<Submission> = {
  ...submissions,
  name: 'submissions',
  filters: {
    q: filters.q,
    form: { control: 'choice', codec: text },
    status: filters.status,
    from: filters.from,
    to: filters.to,
  } as Resource<Submission>['filters'],
};

export function submissionPath(formId: Id, id: Id): string {
  return `/forms/${encodeURIComponent(String(formId))}/submissions/${encodeURIComponent(String(id))}`;
}

/** The submissions of one form, whose answers are searched and filtered by its columns. */
export function submissionsOf(formId: string, columns: readonly AnswerColumn[]): Resource<Submission> {
  const { hrefOf: _, ...common } = submissions;
  return {
    ...common,
    name: `submissions:${formId}`,
    path: `/forms/${encodeURIComponent(formId)}/submissions`,
    within: { form_id: formId },
    title: (row) => headline(row, columns),
    filters: {
      ...filters,
      answers: {
        control: 'none',
        codec: conditionsCodec,
        keeps: (row, asked) => meets(columns, readConditions(asked), row),
      },
    } as Resource<Submission>['filters'],
  };
}
