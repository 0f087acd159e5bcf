'use client';

import { Zap } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { insertTemplate } from '@/components/workflows/editor/editor-insert';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { documentOfTemplate, templateNames } from '@/components/workflows/list/templates';

/** What a flow begins with: a trigger, or a template of which this server has all the blocks. */
export function CanvasEmpty() {
  const t = useTranslations('workflows.canvas');
  const tt = useTranslations('workflows.template');
  const { editor, index, isReadOnly } = useEditorScope();
  if (isReadOnly) {
    return <p className="absolute inset-x-0 top-16 text-center text-ink-muted">{t('nothing')}</p>;
  }
  const templates = templateNames.flatMap((name) => {
    const document = documentOfTemplate(name, index);
    return document ? [{ name, document }] : [];
  });
  return (
    <div className="pointer-events-none absolute inset-0 overflow-y-auto p-4">
      <div className="pointer-events-auto mx-auto mt-[max(0px,8vh)] grid max-w-3xl gap-6 md:grid-cols-2">
        <section className="flex flex-col items-start justify-center gap-3 rounded-xl border border-line-strong/60 border-dashed bg-surface p-6">
          <h2 className="font-semibold text-lg">{t('emptyTitle')}</h2>
          <p className="text-ink-muted">{t('empty')}</p>
          <Button
            variant="primary"
            icon={<Zap aria-hidden />}
            className="h-11 px-5 text-base"
            onPress={() => editor.set({ palette: { kind: 'free' } })}
          >
            {t('chooseTrigger')}
          </Button>
        </section>
        {templates.length > 0 && (
          <section aria-label={t('templates')} className="space-y-2">
            <h2 className="font-medium text-ink-muted text-sm">{t('templates')}</h2>
            <ul className="space-y-2">
              {templates.map(({ name, document }) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => focusNode(insertTemplate(editor, document))}
                    className="w-full rounded-lg border bg-surface px-4 py-2.5 text-left hover:bg-hover"
                  >
                    <span className="block font-medium">{tt(`${name}.name`)}</span>
                    <span className="block text-ink-muted text-xs">{tt(`${name}.text`)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
