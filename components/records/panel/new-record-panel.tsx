'use client';

import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '@/components/records/form/form-field';
import type { NewRecord } from '@/components/records/form/use-new-record';
import { useWords } from '@/components/records/words';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { writableNames } from '@/lib/records/draft';
import type { Field, Resource } from '@/lib/resources/resource';
import { PanelFrame } from './panel-frame';

type NewRecordPanelProps = {
  of: Resource;
  record: NewRecord;
  title: string;
  /** Where closing leads; the list as it is asked for otherwise. */
  listHref?: string;
  /** Its own address, where that is not `<list>/new`. */
  path?: string;
  submitLabel?: string;
  onSubmit: () => void;
  /** Stands over the fields, given what is typed. */
  notice?: (draft: Readonly<Record<string, unknown>>) => ReactNode;
  /** Stand below fields, by their names. */
  below?: Readonly<Record<string, ReactNode>>;
  /** Fields of the area's own, below the others; dialogs over it. */
  children?: ReactNode;
};

/** A record that is being made, beside its list. */
export function NewRecordPanel(props: NewRecordPanelProps) {
  const { of, record, title, submitLabel, onSubmit, notice, below, children } = props;
  const t = useTranslations('records.form');
  const label = useWords(of.words.fields);
  const formId = useId();
  const search = useSearchParams().toString();
  const mayCreate = useCan(of.operations.create!);
  const listHref = props.listHref ?? `${of.path}${search === '' ? '' : `?${search}`}`;
  const fields = of.fields as Readonly<Record<string, Field | undefined>>;
  const draft = useWatch({ control: record.form.control });

  return (
    <PanelFrame
      recordKey=""
      path={props.path ?? `${of.path}/new`}
      listHref={listHref}
      title={title}
      isDirty={record.isDirty}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isDisabled={!mayCreate}
            isPending={record.isPending}
          >
            {submitLabel ?? t('save')}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        noValidate
        className="space-y-4 pt-3"
      >
        <FormError error={record.refusal} retry="submit" placed={record.placed} />
        {notice?.(draft)}
        {writableNames(fields).map((name) => (
          <Fragment key={name}>
            <FormField
              control={record.form.control}
              name={name}
              field={fields[name]!}
              label={label(fields[name]?.form?.label ?? name)}
            />
            {below?.[name]}
          </Fragment>
        ))}
        {children}
      </form>
    </PanelFrame>
  );
}
