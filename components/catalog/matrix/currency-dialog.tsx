'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { CurrencyField } from '@/components/records/fields/currency-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { currencies as known } from '@/lib/contract/currencies.generated';

type CurrencyDialogProps = {
  currencies: readonly string[];
  onAdd: (currency: string) => void;
  onClose: () => void;
};

/** Adds an empty column. */
export function CurrencyDialog({ currencies, onAdd, onClose }: CurrencyDialogProps) {
  const t = useTranslations('catalog.sheet.currency');
  const ui = useTranslations('ui');
  const formId = useId();
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = currencies.includes(code)
    ? t('taken')
    : (known as readonly string[]).includes(code)
      ? undefined
      : t('unknown');
  function add(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (problem) return;
    onAdd(code);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      size="sm"
      footer={
        <>
          <Button onPress={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={add}>
        <CurrencyField
          label={t('code')}
          value={code}
          onChange={setCode}
          except={currencies}
          errorMessage={isTried ? problem : undefined}
        />
      </form>
    </Dialog>
  );
}
