'use client';

import { useTranslations } from 'next-intl';
import type { FieldView } from '@/components/forms/document/fields';
import { limitsOf } from '@/components/forms/document/limits';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { DateField } from '@/components/ui/fields/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { Json } from '@/lib/contract/scalars';
import { isDay } from '@/lib/rules/forms/formats';
import { Setting, textOf, useMember } from './setting';

/** How long, how much, when or how many an answer may be. */
export function LimitsSetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { isReadOnly } = useFormScope();
  const write = useMember(field);
  const pair = limitsOf(field.tipo);
  if (!pair) return null;
  const kind = pair[0] === 'largo_minimo' ? 'length' : (field.tipo as 'numero' | 'fecha' | 'casillas');
  return (
    <div className="grid grid-cols-2 gap-3">
      {pair.map((member, place) => {
        const value = textOf(field.entry[member]);
        const label = t(`limit.${kind}.${place === 0 ? 'least' : 'most'}`);
        return (
          <Setting key={member} part={member}>
            {kind === 'fecha' && (value === '' || isDay(value)) ? (
              <DateField
                label={label}
                value={value || null}
                isDisabled={isReadOnly}
                onChange={(day) => write(member, day ?? undefined)}
              />
            ) : (
              <TextField
                label={label}
                inputMode={kind === 'numero' ? 'decimal' : 'numeric'}
                value={value}
                isReadOnly={isReadOnly}
                onChange={(text) => write(member, limitOf(text, kind))}
              />
            )}
          </Setting>
        );
      })}
    </div>
  );
}

/** Counts as numbers; limits of numbers as they are typed, for JavaScript's own are not exact. */
function limitOf(text: string, kind: string): Json {
  const isCount = kind !== 'numero' && kind !== 'fecha' && /^\d{1,9}$/.test(text.trim());
  return isCount ? Number(text) : text;
}
