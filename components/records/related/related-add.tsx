'use client';

import { useTranslations } from 'next-intl';
import { FormField } from '@/components/records/form/form-field';
import { useNewRecord } from '@/components/records/form/use-new-record';
import { useWords } from '@/components/records/words';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { Body } from '@/lib/records/draft';
import type { Field, Resource } from '@/lib/resources/resource';

type RelatedAddProps = {
  of: Resource;
  names: readonly string[];
  /** What it belongs to, as the API takes it. */
  belongs: Body;
};

/** A line that adds a record among those of another: its title and Enter are enough, and it is ready for the next. */
export function RelatedAdd({ of, names, belongs }: RelatedAddProps) {
  const t = useTranslations('records.panel');
  const label = useWords(of.words.fields);
  const record = useNewRecord(of, {});
  const { form } = record;
  const fields = of.fields as Readonly<Record<string, Field | undefined>>;
  if (!useCan(of.operations.create!)) return null;

  async function add(body: Body) {
    const reply = await record.send({ ...body, ...belongs });
    record.settle(reply);
    record.again();
    toastSuccess(t('added'), undefined, reply);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (String(form.getValues()[names[0]!] ?? '').trim() !== '') void record.submit(add);
      }}
      noValidate
      className="space-y-2 pb-3"
    >
      <div className="flex flex-wrap items-end gap-2 [&>*:first-child]:min-w-40 [&>*:first-child]:flex-1">
        {names.map((name) => (
          <FormField
            key={name}
            control={form.control}
            name={name}
            field={fields[name]!}
            label={label(name)}
          />
        ))}
        <Button type="submit" isPending={record.isPending}>
          {t('add')}
        </Button>
      </div>
      <FormError error={record.refusal} retry="submit" placed={record.placed} />
    </form>
  );
}
