'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldView } from '@/components/forms/document/fields';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { TextField } from '@/components/ui/fields/text-field';
import { PATTERN_TEXT_MAX, patternFault, wholePattern } from '@/lib/contract/answer-pattern';
import { Setting, TextSetting, textOf, useMember } from './setting';

/** The expression that an answer must match, a box to try it in, and what is said where it does not. */
export function PatternSetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { isReadOnly } = useFormScope();
  const write = useMember(field);
  const [sample, setSample] = useState('');
  const source = textOf(field.entry.patron);
  const fault = source === '' ? undefined : patternFault(source);
  const pattern = source === '' ? undefined : wholePattern(source);
  const isTried = pattern && sample !== '' && sample.length <= PATTERN_TEXT_MAX;
  const matches = isTried && pattern.test(sample);
  return (
    <>
      <Setting part="patron">
        <TextField
          label={t('part.patron')}
          isMonospace
          spellCheck="false"
          autoComplete="off"
          value={source}
          isReadOnly={isReadOnly}
          errorMessage={fault && t(`patternFault.${fault}`)}
          description={t('patternHint')}
          onChange={(text) => write('patron', text)}
        />
      </Setting>
      {pattern && (
        <>
          <div data-own-text={sample !== '' || undefined}>
            <TextField label={t('tryPattern')} spellCheck="false" value={sample} onChange={setSample} />
            <p
              role="status"
              className={`mt-1 min-h-4 text-xs ${matches ? 'text-success-ink' : 'text-warning-ink'}`}
            >
              {isTried && t(matches ? 'matches' : 'matchesNot')}
            </p>
          </div>
          <TextSetting field={field} member="patron_mensaje" />
        </>
      )}
    </>
  );
}
