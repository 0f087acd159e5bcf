'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordCell } from '@/components/records/fields/record-cell';
import { RecordPanel } from '@/components/records/panel/record-panel';
import type { Submission } from '@/lib/forms/answers';
import { submissionsOf } from '@/lib/resources/forms/submissions';
import { useFormAnswersHere } from './form-answers-context';
import { SubmissionDetails } from './submission-details';

/** One submission beside the list of its form. */
export function SubmissionPanel({ formId, id }: { formId: string; id: string }) {
  const t = useTranslations('forms.submissions.panel');
  const { fields } = useFormAnswersHere();
  const of = useMemo(() => submissionsOf(formId, fields), [formId, fields]);
  return (
    <RecordPanel<Submission>
      of={of}
      id={id}
      badge={(row) => <RecordCell of={of} name="status" row={row} />}
      tabs={(row) => [
        { id: 'details', label: t('answers'), content: <SubmissionDetails of={of} submission={row} /> },
      ]}
    />
  );
}
