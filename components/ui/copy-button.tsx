'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { toastError } from './overlays/toast';

type CopyButtonProps = {
  text: string;
  /** What is copied, for the accessible name: 'Copy secret'. */
  label?: string;
  /** Shows the label beside the icon. */
  isLabelVisible?: boolean;
  className?: string;
};

/** Copies a text and says so for two seconds, by icon and to screen readers. */
export function CopyButton({ text, label, isLabelVisible, className }: CopyButtonProps) {
  const t = useTranslations('ui');
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toastError(t('copyFailed'));
    }
  }

  const name = label ?? t('copy');
  const icon = isCopied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />;
  return (
    <>
      {isLabelVisible ? (
        <Button size="sm" icon={icon} onPress={copy} className={className}>
          {isCopied ? t('copied') : name}
        </Button>
      ) : (
        <IconButton size="sm" label={name} icon={icon} onPress={copy} className={className} />
      )}
      <span role="status" className="sr-only">
        {isCopied && t('copied')}
      </span>
    </>
  );
}
