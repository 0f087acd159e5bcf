'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { Section } from '@/components/forms/share/section';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { useSettings } from './use-settings';

/** A text that thanks, or another page: where both are set, the page wins. */
export function AfterSending() {
  const t = useTranslations('forms.look');
  const { isReadOnly } = useFormScope();
  const settings = useSettings();
  const address = settings.text('redireccion');
  const [isAsked, setIsAsked] = useState(false);
  const goes = isAsked || address !== '';
  const isOdd = address !== '' && !/^https?:$/.test(URL.parse(address.trim())?.protocol ?? '');
  return (
    <Section title={t('after')}>
      <fieldset disabled={isReadOnly}>
        <SegmentedControl
          label={t('after')}
          options={[
            { id: 'thanks', label: t('thanks') },
            { id: 'redirect', label: t('redirect') },
          ]}
          value={goes ? 'redirect' : 'thanks'}
          onChange={(next) => {
            setIsAsked(next === 'redirect');
            if (next === 'thanks') settings.set('redireccion', undefined);
          }}
        />
      </fieldset>
      {goes && (
        <TextField
          label={t('address')}
          type="url"
          value={address}
          placeholder="https://"
          onChange={(value) => settings.set('redireccion', value || undefined)}
          isReadOnly={isReadOnly}
          description={t('addressHint')}
          errorMessage={isOdd ? t('addressOdd') : undefined}
        />
      )}
      <TextArea
        label={t('thanksText')}
        value={settings.text('mensaje_exito')}
        onChange={(value) => settings.set('mensaje_exito', value || undefined)}
        isReadOnly={isReadOnly}
        isOptional
        description={t(goes ? 'thanksEmbedded' : 'thanksHint')}
      />
    </Section>
  );
}
