'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { contrastOf, TEXT_CONTRAST } from '@/lib/rules/forms/contrast';
import { ACCENT } from '@/lib/rules/forms/page-style';
import { hexOf } from './hex-of';
import { useSettings } from './use-settings';

/** The accent colour, and how it reads on the light and on the dark page. */
export function AccentField() {
  const t = useTranslations('forms.look');
  const { isReadOnly } = useFormScope();
  const settings = useSettings();
  const typed = settings.text('color');
  const color = hexOf(typed);
  return (
    <div className="space-y-1.5">
      <div className="flex items-end gap-2">
        <input
          type="color"
          aria-label={t('pick')}
          value={color ?? ACCENT}
          disabled={isReadOnly}
          onChange={({ target }) => settings.set('color', target.value)}
          className="h-8 w-12 shrink-0 cursor-pointer rounded-md border bg-surface p-0.5 disabled:cursor-not-allowed pointer-coarse:h-10"
        />
        <TextField
          label={t('color')}
          value={typed}
          placeholder={ACCENT}
          onChange={(value) => settings.set('color', value || undefined)}
          onBlur={() => color !== undefined && color !== typed && settings.set('color', color)}
          isReadOnly={isReadOnly}
          maxLength={20}
          isMonospace
          spellCheck="false"
          className="flex-1"
        />
        {typed !== '' && !isReadOnly && (
          <Button onPress={() => settings.set('color', undefined)}>{t('usualColor')}</Button>
        )}
      </div>
      {typed !== '' && color === undefined ? (
        <p role="alert" className="text-danger-ink text-xs">
          {t('notColor')}
        </p>
      ) : (
        color && <Contrast color={color} />
      )}
    </div>
  );
}

/** What the ratios mean for the page: the page draws what could not be read in a darker or lighter tone. */
function Contrast({ color }: { color: string }) {
  const t = useTranslations('forms.look');
  const found = contrastOf(color);
  if (!found) return null;
  const { onLight, onDark, ink, inkRatio, readableOnLight, readableOnDark } = found;
  const lines = [
    { on: 'light', ratio: onLight, tone: readableOnLight },
    { on: 'dark', ratio: onDark, tone: readableOnDark },
  ] as const;
  return (
    <ul aria-label={t('contrast')} className="space-y-1 text-xs">
      {lines.map(({ on, ratio, tone }) => (
        <Line key={on} isGood={ratio >= TEXT_CONTRAST}>
          {t(`reads.${on}.${ratio >= TEXT_CONTRAST ? 'good' : 'bad'}`, { ratio: ratio.toFixed(1), tone })}
        </Line>
      ))}
      <Line isGood>{t(ink === '#ffffff' ? 'inkWhite' : 'inkBlack', { ratio: inkRatio.toFixed(1) })}</Line>
    </ul>
  );
}

function Line({ isGood, children }: { isGood: boolean; children: string }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <li className={isGood ? 'flex gap-1.5 text-ink-muted' : 'flex gap-1.5 text-warning-ink'}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      {children}
    </li>
  );
}
