'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FaultRecord } from '@/components/faults/use-faults';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { OwnRelativeInstant } from '@/components/ui/instant';
import { toastError } from '@/components/ui/overlays/toast';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@/components/ui/table';
import { deleteFault } from '@/lib/api/contract/faults';
import { FaultTarget, FaultTurn } from './fault-words';
import { useFaultWrite } from './use-fault-write';

/** A column that a phone has no room for; what it says stands below the kind there. */
const wide = 'max-sm:hidden';

/** The faults that are on: what goes wrong, with what, how often, what it came to, and when it ends. */
export function FaultTable({ faults }: { faults: readonly FaultRecord[] }) {
  const t = useTranslations('sandbox.faults');
  const number = new Intl.NumberFormat(useLocale());
  const end = useFaultWrite(deleteFault);
  const mayEnd = useCan(deleteFault);
  const kindOf = ({ kind }: FaultRecord) =>
    t.has(`kind.${kind ?? ''}` as 'kind.delay') ? t(`kind.${kind}` as 'kind.delay') : (kind ?? '');
  return (
    <Table aria-label={t('title')}>
      <TableHead>
        <tr>
          <TableHeaderCell>{t('what')}</TableHeaderCell>
          <TableHeaderCell className={wide}>{t('strikes')}</TableHeaderCell>
          <TableHeaderCell className={wide}>{t('howOften')}</TableHeaderCell>
          <TableHeaderCell className="text-right">{t('struck')}</TableHeaderCell>
          <TableHeaderCell className={wide}>{t('ends')}</TableHeaderCell>
          <TableHeaderCell>
            <span className="sr-only">{t('acts')}</span>
          </TableHeaderCell>
        </tr>
      </TableHead>
      <TableBody>
        {faults.map((fault) => (
          <TableRow key={String(fault.id)}>
            <TableCell>
              <span className="font-medium">{kindOf(fault)}</span>
              <div className="text-xs sm:hidden">
                <FaultTarget fault={fault} />
                <span className="block text-ink-muted">
                  <FaultTurn fault={fault} /> · {t('ends').toLocaleLowerCase()}{' '}
                  <OwnRelativeInstant value={fault.expires_at ?? ''} />
                </span>
              </div>
            </TableCell>
            <TableCell className={wide}>
              <FaultTarget fault={fault} />
            </TableCell>
            <TableCell className={wide}>
              <FaultTurn fault={fault} />
            </TableCell>
            <TableCell className="whitespace-nowrap text-right tabular-nums">
              {t('struckOf', {
                struck: number.format(fault.struck ?? 0),
                seen: number.format(fault.seen ?? 0),
              })}
            </TableCell>
            <TableCell className={wide}>
              <OwnRelativeInstant value={fault.expires_at ?? ''} />
            </TableCell>
            <TableCell className="text-right">
              {mayEnd && (
                <Button
                  size="sm"
                  aria-label={t('endNamed', { kind: kindOf(fault) })}
                  onPress={() =>
                    end.mutate({ path: { id: fault.id ?? '' } }, { onError: (error) => toastError(error) })
                  }
                >
                  {t('end')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
