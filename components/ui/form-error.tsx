'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { describeError } from '@/lib/format/describe-error';

/** Why a form was not accepted, in the server's own words and with its request id. Renders nothing without an error. */
export function FormError({ error }: { error: unknown }) {
  const t = useTranslations('ui');
  if (!error) return null;
  const { message, requestId, details } = describeError(error);
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-danger-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="break-words">{message || t('unknownError')}</p>
        {details.length > 0 && (
          <ul className="mt-0.5 break-words text-xs">
            {details.map(({ field, issue }) => (
              <li key={`${field} ${issue}`}>
                <code className="font-mono">{field}</code> {issue}
              </li>
            ))}
          </ul>
        )}
        {requestId && <p className="mt-0.5 break-all text-xs">{t('requestId', { id: requestId })}</p>}
      </div>
    </div>
  );
}
