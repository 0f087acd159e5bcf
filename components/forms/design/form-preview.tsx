'use client';

import { Monitor, Moon, RotateCcw, Smartphone, Sun } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTheme } from '@/components/editing/use-theme';
import { useFormDocument, useFormScope, useIsDirty } from '@/components/forms/editor/editor-context';
import type { FormEditor } from '@/components/forms/editor/form-editor';
import { type FormRecord, isInForce } from '@/components/forms/records';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import type { Answers } from '@/lib/rules/forms/answers';
import { renderForm } from '@/lib/rules/forms/page';
import { styleOf } from '@/lib/rules/forms/page-style';
import { type FormLanguage, languageOf, publicFormOf } from '@/lib/rules/forms/public-form';
import { type DryRun, follow, press, startRun, withTyped } from './dry-run';
import { PreviewFrame } from './preview-frame';
import { WouldStore } from './would-store';

/** What was filled in, while another view of the builder is looked at. */
const kept = new WeakMap<FormEditor, DryRun>();

const widths = { desktop: 'w-full', phone: 'w-[390px]' } as const;

/** The form as a visitor has it, filled in and sent in a dry run that writes nothing. */
export default function FormPreview({ record }: { record: FormRecord }) {
  const t = useTranslations('forms.preview');
  const { editor } = useFormScope();
  const isDirty = useIsDirty();
  const locale = useLocale();
  const ownTheme = useTheme();
  const document = useDeferredValue(useFormDocument());
  const form = useMemo(() => publicFormOf(document), [document]);
  const [width, setWidth] = useState<keyof typeof widths>('desktop');
  const [theme, setTheme] = useState<'light' | 'dark'>();
  const [visitor, setVisitor] = useState<FormLanguage>(locale === 'es' ? 'es' : 'en');
  const [run, setRun] = useState(() => kept.get(editor) ?? startRun(form));
  const [round, setRound] = useState(0);

  const language = languageOf(form, visitor);
  const isAuto = form.apariencia === 'auto';
  const draw = useCallback(
    (typed: Answers) =>
      renderForm(form, follow(form, withTyped(run, typed), language).state, { language, action: '#' }),
    [form, run, language],
  );
  function show(next: DryRun) {
    kept.set(editor, next);
    setRun(next);
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-2 px-3 py-2">
        <SegmentedControl
          label={t('width')}
          options={[
            { id: 'desktop', label: t('desktop'), icon: <Monitor aria-hidden /> },
            { id: 'phone', label: t('phone'), icon: <Smartphone aria-hidden /> },
          ]}
          value={width}
          onChange={setWidth}
        />
        {isAuto && (
          <SegmentedControl
            label={t('theme')}
            options={[
              { id: 'light', label: t('light'), icon: <Sun aria-hidden />, isIconOnly: true },
              { id: 'dark', label: t('dark'), icon: <Moon aria-hidden />, isIconOnly: true },
            ]}
            value={theme ?? ownTheme}
            onChange={setTheme}
          />
        )}
        {form.idioma === 'auto' && (
          <SegmentedControl
            label={t('visitor')}
            options={[
              { id: 'es', label: 'Español' },
              { id: 'en', label: 'English' },
            ]}
            value={visitor}
            onChange={setVisitor}
          />
        )}
        <Button
          icon={<RotateCcw aria-hidden />}
          onPress={() => {
            show(startRun(form));
            setRound(round + 1);
          }}
        >
          {t('restart')}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-ink-muted text-xs">
          {t('dryRun')} {isDirty && isInForce(record) && t('notYet')}
        </p>
      </div>
      <PreviewFrame
        key={round}
        title={t('frame', { name: form.nombre })}
        draw={draw}
        style={styleOf(form) + (isAuto ? `:root { color-scheme: ${theme ?? ownTheme}; }` : '')}
        language={language}
        onPress={(sent) => show(press(form, sent, language))}
        onType={(typed) => kept.set(editor, withTyped(run, typed))}
        className={`mx-auto min-h-80 max-w-full flex-1 border-y bg-surface ${widths[width]}`}
      />
      {run.datos && <WouldStore datos={run.datos} goesTo={form.redireccion} />}
    </div>
  );
}
