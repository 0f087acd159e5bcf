'use client';

import { Copy, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { titleOf } from '@/components/forms/checks/problem';
import type { FieldView } from '@/components/forms/document/fields';
import { usesOf } from '@/components/forms/document/references';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { useFieldCommands } from '@/components/forms/editor/use-field-commands';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { isJsonObject } from '@/lib/json/same-json';

/** What several chosen fields share, changed in all of them as one step. */
export function SeveralFields({ fields }: { fields: readonly FieldView[] }) {
  const t = useTranslations('forms.settings');
  const { isReadOnly } = useFormScope();
  const commands = useFieldCommands();
  const document = useFormEditor((state) => state.rested);
  const entries = fields.filter(({ raw }) => isJsonObject(raw));
  const required = entries.filter(({ requerido }) => requerido).length;
  const keys = new Set(fields.map(({ key }) => key));
  const others = fields.flatMap(({ key }) =>
    usesOf(document, key).flatMap((use) =>
      use.by === 'rule' && !keys.has(use.field.key) ? [titleOf(use.field)] : [],
    ),
  );

  return (
    <div className="space-y-4 pb-6">
      <h2 className="font-semibold">{t('several', { count: fields.length })}</h2>
      <Checkbox
        isSelected={required === entries.length && required > 0}
        isIndeterminate={required > 0 && required < entries.length}
        isDisabled={isReadOnly}
        onChange={commands.toggleRequired}
      >
        {t('part.requerido')}
      </Checkbox>
      {!isReadOnly && (
        <div className="flex gap-2">
          <Button icon={<Copy aria-hidden />} onPress={commands.duplicate}>
            {t('duplicateFields')}
          </Button>
          <Button variant="danger" icon={<Trash2 aria-hidden />} onPress={commands.remove}>
            {t('removeFields')}
          </Button>
        </div>
      )}
      {!isReadOnly && others.length > 0 && (
        <p className="text-ink-muted text-xs">
          {t('removesConditions', { names: [...new Set(others)].join(', ') })}
        </p>
      )}
    </div>
  );
}
