'use client';

import { useTranslations } from 'next-intl';
import { CodeBlock } from '@/components/ui/code-block';
import { Select } from '@/components/ui/fields/select';
import { useKept } from '@/components/ui/use-kept';
import type { SnippetRequest } from './snippet-request';
import { snippetLanguages } from './snippets';

/** The request as code, in the language that was looked at last. */
export function SnippetView({ request }: { request: SnippetRequest }) {
  const t = useTranslations('explorer.snippets');
  const [kept, keep] = useKept('explorer.language');
  const language = snippetLanguages.find(({ id }) => id === kept) ?? snippetLanguages[0]!;
  return (
    <div className="space-y-3">
      <Select
        label={t('language')}
        isLabelHidden
        className="w-44"
        options={snippetLanguages.map(({ id, name }) => ({ id, label: name }))}
        value={language.id}
        onChange={keep}
      />
      <CodeBlock
        label={t('code', { language: language.name })}
        code={language.write(request)}
        language={language.colours}
        isWrapped
      />
      <p className="text-ink-muted text-xs">{t('key')}</p>
    </div>
  );
}
