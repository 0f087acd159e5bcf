'use client';

import { useTranslations } from 'next-intl';
import { useFormDocument, useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { Section } from '@/components/forms/share/section';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { useSettings } from './use-settings';

const form = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The last part of the public address; another one breaks what leads to the old one. */
export function AddressField() {
  const t = useTranslations('forms.look');
  const { isReadOnly } = useFormScope();
  const settings = useSettings();
  const { slug } = useFormDocument();
  const stored = useFormEditor((state) => state.stored.slug);
  const typed = typeof slug === 'string' ? slug : '';
  const isMoved = typeof stored === 'string' && stored !== '' && typed !== stored;
  return (
    <Section title={t('slug')}>
      <TextField
        label={t('slugLabel')}
        prefix="/f/"
        value={typed}
        onChange={(value) => settings.part('slug', value)}
        isReadOnly={isReadOnly}
        maxLength={80}
        isMonospace
        autoComplete="off"
        spellCheck="false"
        description={t('slugHint')}
        errorMessage={form.test(typed) || slug === undefined ? undefined : t('slugForm')}
      />
      {isMoved && (
        <div role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          <p>{t('slugMoved', { slug: String(stored) })}</p>
          <Button size="sm" className="mt-2" onPress={() => settings.part('slug', String(stored))}>
            {t('slugBack')}
          </Button>
        </div>
      )}
    </Section>
  );
}
