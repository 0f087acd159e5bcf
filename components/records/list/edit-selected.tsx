'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { contractIssues, type Rules } from '@/components/records/form/contract-issues';
import { FormField } from '@/components/records/form/form-field';
import { type Fields, useDraftForm } from '@/components/records/form/use-draft-form';
import { useWords } from '@/components/records/words';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { Dialog } from '@/components/ui/overlays/dialog';
import { type Body, writableNames } from '@/lib/records/draft';
import type { Resource } from '@/lib/resources/resource';

type EditSelectedProps = {
  of: Resource;
  rules: () => Promise<Rules>;
  count: number;
  /** Told what the field is called. */
  onEdit: (field: string, body: Body) => void;
  onClose: () => void;
};

const none = {};

/** Asks which field of the chosen records is to hold what. Own fields are many in one: they are edited one by one. */
export function EditSelected({ of, rules, count, onEdit, onClose }: EditSelectedProps) {
  const t = useTranslations('records.bulk');
  const words = useWords(of.words.fields);
  const issueWords = useIssueWords();
  const formId = useId();
  const fields = of.fields as Fields;
  const names = writableNames(fields).filter(
    (name) => fields[name]!.kind !== 'custom' && !fields[name]!.form?.isOwn,
  );
  const labelOf = (name: string) => words(fields[name]!.form!.label ?? name);
  const [name, setName] = useState(names[0]!);
  const draft = useDraftForm(of, none, none);
  const { control, getValues, setError } = draft.form;
  const typed = useWatch({ control, name });
  const isEmpty = typed === '' || typed === null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    await draft.tidy();
    const body = draft.bodyOf(getValues(), [name]);
    const issue = contractIssues(await rules(), fields, body)[name];
    if (issue) return setError(name, { type: 'contract', message: issueWords(issue) });
    onClose();
    onEdit(labelOf(name), body);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('editTitle', { count })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant={isEmpty ? 'danger' : 'primary'} type="submit" form={formId}>
            {t(isEmpty ? 'empty' : 'apply', { field: labelOf(name), count })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <Select
          label={t('field')}
          value={name}
          onChange={setName}
          options={names.map((id) => ({ id, label: labelOf(id) }))}
        />
        <FormField key={name} control={control} name={name} field={fields[name]!} label={labelOf(name)} />
      </form>
    </Dialog>
  );
}
