'use client';

import { Target } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { MoneyField } from '@/components/records/fields/money-field';
import { Button } from '@/components/ui/button';
import { useIssueWords } from '@/components/ui/fields/use-issue-words';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import { formatMoney } from '@/lib/format/money';
import { isTargetAmount } from './forecast-target';

type TargetFieldProps = {
  /** The code. */
  currency: string;
  /** Decimal text. */
  target: string | undefined;
  onTarget: (target: string | undefined) => void;
};

/** What is wanted of each week in a currency: set, changed and removed. */
export function TargetField(props: TargetFieldProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const { currency, target } = props;
  return (
    <PopoverDialog
      trigger={
        <Button size="sm" icon={<Target aria-hidden />}>
          {target === undefined
            ? t('target.set')
            : t('target.button', { amount: formatMoney(target, currency, locale) })}
        </Button>
      }
      label={t('target.label')}
      placement="bottom end"
      className="w-72"
      contentClassName="p-3"
    >
      {(close) => <TargetForm {...props} onDone={close} />}
    </PopoverDialog>
  );
}

function TargetForm({ currency, target, onTarget, onDone }: TargetFieldProps & { onDone: () => void }) {
  const t = useTranslations('forecast');
  const issueWords = useIssueWords();
  const [amount, setAmount] = useState(target ?? '');
  const [isTried, setIsTried] = useState(false);
  const isWrong = !isTargetAmount(amount);

  function choose(next: string | undefined) {
    onTarget(next);
    onDone();
  }

  return (
    <form
      className="space-y-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!isWrong) choose(amount);
      }}
    >
      <MoneyField
        label={t('target.amount', { currency })}
        value={amount}
        onChange={setAmount}
        currency={currency}
        errorMessage={isTried && isWrong ? issueWords('invalid_decimal') : undefined}
      />
      <div className="flex justify-end gap-2">
        {target !== undefined && (
          <Button variant="ghost" onPress={() => choose(undefined)}>
            {t('target.remove')}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {t('target.confirm')}
        </Button>
      </div>
    </form>
  );
}
