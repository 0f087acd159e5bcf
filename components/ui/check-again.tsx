'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from './button';
import { useErrorWords } from './use-error-words';

/** Reads once more what became of a write, and says it. */
export function CheckAgain({ check }: { check: () => Promise<unknown> }) {
  const t = useTranslations('ui');
  const words = useErrorWords();
  const [isChecking, setIsChecking] = useState(false);
  const [found, setFound] = useState<string>();

  async function look() {
    setIsChecking(true);
    try {
      await check();
      setFound(t('problem.confirmed'));
    } catch (error) {
      setFound(words(error, true).message);
    } finally {
      setIsChecking(false);
    }
  }

  return (
    <>
      <Button size="sm" isPending={isChecking} onPress={() => void look()}>
        {t('checkAgain')}
      </Button>
      <p role="status" className="w-full empty:hidden">
        {found}
      </p>
    </>
  );
}
