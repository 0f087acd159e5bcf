'use client';

import { Download, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormDocument } from '@/components/forms/editor/editor-context';
import { type FormRecord, isDraft, isInForce } from '@/components/forms/records';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyButton } from '@/components/ui/copy-button';
import { QrCode } from '@/components/ui/qr-code';
import { qrSvg } from '@/components/ui/qr-svg';
import { saveFile } from '@/components/ui/save-file';
import { idOf } from '@/lib/api/records';
import { PrefilledLink } from './prefilled-link';
import { Section } from './section';
import { embedSnippet, webAddress } from './share-links';

/** How visitors come to the form: its address, a code, a frame, links with values filled in. */
export default function SharePanel({ record }: { record: FormRecord }) {
  const t = useTranslations('forms.share');
  const { slug } = useFormDocument();
  const url = webAddress(record.public_url);
  const isOpen = isInForce(record);
  const isKnown = isOpen && record.status?.toLowerCase() === 'published';
  const isMoved = typeof slug === 'string' && record.slug !== undefined && slug !== record.slug;
  if (url === undefined) return <p className="py-4 text-ink-muted">{t('unknown')}</p>;
  const name = record.nombre ?? '';
  return (
    <div className="space-y-6 py-4">
      {!isKnown && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          {t(isOpen ? 'unsure' : isDraft(record) ? 'draft' : 'closed')}
        </p>
      )}
      <Section title={t('address')}>
        <p className="flex items-start gap-1 break-all">
          <span className="min-w-0 flex-1 select-all">{url}</span>
          <CopyButton text={url} label={t('copyAddress')} className="-my-1" />
        </p>
        {isMoved && <p className="text-warning-ink text-xs">{t('moved')}</p>}
        {isOpen && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyle('secondary', 'sm')}>
            <ExternalLink aria-hidden />
            {t('open')}
          </a>
        )}
        {isKnown && <p className="text-ink-muted text-xs">{t('testHint')}</p>}
      </Section>
      <Section title={t('code')}>
        <QrCode text={url} label={t('codeOf', { url })} className="size-44 border" />
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          onPress={() =>
            saveFile(
              new Blob([qrSvg(url)], { type: 'image/svg+xml' }),
              `qr-${record.slug || idOf(record)}.svg`,
            )
          }
        >
          {t('saveCode')}
        </Button>
      </Section>
      <PrefilledLink url={url} />
      <Section title={t('embed')}>
        <p className="text-ink-muted text-xs">{t('embedHint')}</p>
        <CodeBlock
          label={t('embedCode')}
          code={embedSnippet(url, { id: `form-${idOf(record)}`, title: name, open: t('openForm', { name }) })}
          copyLabel={t('copyEmbed')}
        />
      </Section>
    </div>
  );
}
