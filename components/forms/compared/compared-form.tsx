'use client';

import { Minus, Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { FieldRow, type RowActs } from '@/components/forms/canvas/field-row';
import { FormHead, SendWords } from '@/components/forms/canvas/form-words';
import { useRowWords } from '@/components/forms/canvas/row-words';
import { documentOf, type FormDocument } from '@/components/forms/document/form-document';
import { FormProvider, type FormScope } from '@/components/forms/editor/editor-context';
import { FormEditor } from '@/components/forms/editor/form-editor';
import { ChangeList } from '@/components/forms/versions/change-list';
import { changesForVisitors } from '@/components/forms/versions/form-changes';
import { LazyMessages } from '@/components/session/lazy-messages';
import { Badge } from '@/components/ui/badge';
import type { JsonObject } from '@/lib/contract/scalars';
import { type MarkedField, markedFields } from './field-marks';

type ComparedFormProps = { before: JsonObject | undefined; after: JsonObject | undefined };

/** A form as visitors see it once it is what it becomes, with what changes of it marked; it is only looked at. */
export function ComparedForm({ before, after }: ComparedFormProps) {
  const shown = after ?? before;
  if (!shown) return null;
  return (
    <LazyMessages area="editing">
      <LazyMessages area="forms">
        <Drawn document={documentOf(shown)} base={before && after ? documentOf(before) : undefined} />
      </LazyMessages>
    </LazyMessages>
  );
}

const nothing = () => {};
const acts: RowActs = { write: nothing, leave: nothing, pasteOptions: nothing, addOption: nothing };

function Drawn({ document, base }: { document: FormDocument; base: FormDocument | undefined }) {
  const t = useTranslations('forms');
  const [editor] = useState(() => new FormEditor(document));
  const scope = useMemo<FormScope>(() => ({ editor, formId: '', isReadOnly: true }), [editor]);
  const changes = base ? changesForVisitors(base, document) : [];
  return (
    <FormProvider scope={scope}>
      {changes.length > 0 && (
        <section className="mb-3">
          <h3 className="mb-1.5 font-medium">{t('compared.changes')}</h3>
          <ChangeList label={t('compared.changes')} changes={changes} />
        </section>
      )}
      <div className="overflow-clip rounded-xl border bg-surface">
        <FormHead />
        <Fields fields={markedFields(base, document)} />
        <div className="px-6 pt-3 pb-5">
          <SendWords />
        </div>
      </div>
    </FormProvider>
  );
}

function Fields({ fields }: { fields: readonly MarkedField[] }) {
  const t = useTranslations('forms.canvas');
  const words = useRowWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of cards is no table
    <div role="grid" aria-label={t('label')} className="space-y-0.5 px-2">
      {fields.map((one, at) => (
        <div key={`${one.mark} ${one.field.key}`} className={looks[one.mark ?? 'same']}>
          {one.mark && <Mark mark={one.mark} />}
          <FieldRow
            field={one.field}
            step={0}
            at={at}
            place={at + 1}
            count={fields.length}
            isCurrent={false}
            isSelected={false}
            isStop={at === 0}
            isReadOnly
            editing={undefined}
            words={words}
            acts={acts}
          />
        </div>
      ))}
    </div>
  );
}

const looks = {
  same: 'relative',
  added: 'relative rounded-lg border-success border-l-4 bg-success-soft/40',
  changed: 'relative rounded-lg border-warning border-l-4 bg-warning-soft/40',
  removed: 'relative rounded-lg border-danger border-l-4 bg-danger-soft/40',
};

const signs = {
  added: { tone: 'success', Icon: Plus },
  changed: { tone: 'warning', Icon: Pencil },
  removed: { tone: 'danger', Icon: Minus },
} as const;

function Mark({ mark }: { mark: NonNullable<MarkedField['mark']> }) {
  const t = useTranslations('forms.compared');
  const { tone, Icon } = signs[mark];
  return (
    // The list above says it in words.
    <span aria-hidden className="absolute top-2.5 right-3 z-1">
      <Badge tone={tone} icon={<Icon />}>
        {t(mark)}
      </Badge>
    </span>
  );
}
