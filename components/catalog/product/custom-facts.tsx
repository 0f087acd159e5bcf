'use client';

import { Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ConflictNotice } from '@/components/records/form/conflict-notice';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { FormError } from '@/components/ui/fields/form-error';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { updateProduct } from '@/lib/api/contract/catalog';
import { rawOf } from '@/lib/api/tolerant';
import { customKinds, textOf } from '@/lib/catalog/facts/custom-entries';
import { CustomEntryField } from './custom-entry-field';
import { CustomList } from './custom-list';
import type { KnownProduct } from './product-context';
import { useCustomForm } from './use-custom-form';

type CustomFactsProps = {
  product: KnownProduct;
  isWritable: boolean;
  onDirty: (isDirty: boolean) => void;
};

/** The subaccount's own fields of a product: each edited as what it is; also as JSON. */
export function CustomFacts({ product, isWritable, onDirty }: CustomFactsProps) {
  const t = useTranslations('catalog.product.custom');
  const words = useTranslations('records.form');
  const mayEdit = useCan(updateProduct) && isWritable;
  const form = useCustomForm(product, onDirty);
  const [isJson, setIsJson] = useState(false);
  const { entries } = form;
  const fields = product.campos_custom ?? {};
  const isEmpty = Object.keys(fields).length === 0;

  const place = useRef<HTMLDivElement>(null);
  const isEditing = entries !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    // What was pressed is gone: the focus goes to what stands in its place.
    if (isEditing !== wasEditing.current) {
      place.current
        ?.querySelector<HTMLElement>(
          isEditing ? 'form :is([role=spinbutton], input:not([hidden]), textarea, button)' : '[data-begin]',
        )
        ?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }
  return (
    <div ref={place}>
      <div className="mb-1 flex min-h-8 items-center gap-2">
        <h2 className="flex-1 font-medium">{t('title')}</h2>
        {!entries && !isEmpty && (
          <Button variant="ghost" size="sm" aria-pressed={isJson} onPress={() => setIsJson(!isJson)}>
            {t(isJson ? 'asList' : 'asJson')}
          </Button>
        )}
        {!entries && mayEdit && (
          <Button size="sm" data-begin icon={<Pencil aria-hidden />} onPress={form.begin}>
            {t('edit')}
          </Button>
        )}
      </div>
      {!entries ? (
        isEmpty ? (
          <p className="text-ink-muted">{t('none')}</p>
        ) : isJson ? (
          <CodeBlock label={t('title')} language="json" code={JSON.stringify(rawOf(fields), null, 2)} />
        ) : (
          <CustomList fields={fields} />
        )
      ) : (
        <form onSubmit={submit} noValidate className="space-y-3">
          <FormError error={form.refusal} retry="submit" placed={[]} />
          <ConflictNotice<Readonly<Record<string, string>>, string>
            conflicts={[...form.conflicts].map(([key, theirs]) => ({
              name: String(key),
              theirs: theirs === null ? '' : textOf(theirs.value),
            }))}
            nameOf={(key) => entries.find((entry) => String(entry.key) === key)?.name ?? ''}
            onTake={({ name }) => form.take(Number(name))}
          />
          {entries.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
          <ul className="space-y-3">
            {entries.map((entry) => (
              <li key={entry.key}>
                <CustomEntryField
                  entry={entry}
                  issue={form.issues.get(entry.key)}
                  onChange={form.change}
                  onRemove={() => form.remove(entry)}
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Menu
              label={t('add')}
              placement="bottom start"
              trigger={
                <Button size="sm" icon={<Plus aria-hidden />}>
                  {t('add')}
                </Button>
              }
            >
              {customKinds.map((kind) => (
                <MenuItem key={kind} onAction={() => form.add(kind)}>
                  {t(`kind.${kind}`)}
                </MenuItem>
              ))}
            </Menu>
            <span className="flex-1" />
            <Button onPress={form.cancel}>{words('cancel')}</Button>
            <Button variant="primary" type="submit" isDisabled={!form.isDirty} isPending={form.isPending}>
              {words(form.conflicts.size > 0 ? 'saveMine' : 'save')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
