'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/fields/text-field';
import { isWrite } from '@/lib/contract/method';
import { prettyJson } from '@/lib/json/same-json';
import { BodyForm } from './form/body-form';
import { BodyJson } from './form/body-json';
import { ParameterFields } from './form/parameter-fields';
import type { OperationForm } from './operations/operation-form';
import type { ExplorerRequest } from './request/explorer-request';
import type { Problems } from './sending/use-sending';

type RequestFieldsProps = {
  operation: OperationForm;
  request: ExplorerRequest;
  onChange: (request: ExplorerRequest) => void;
  problems: Problems;
};

/** All that an operation takes: parameters, the body by its fields and as JSON, the idempotency key of a write. */
export function RequestFields({ operation, request, onChange, problems }: RequestFieldsProps) {
  const t = useTranslations('explorer.form');
  const { params, query, body, bodyExample } = operation;
  const set = (part: Partial<ExplorerRequest>) => onChange({ ...request, ...part });
  return (
    <div className="space-y-6">
      {(params.length > 0 || query.length > 0) && (
        <div className="grid gap-6 xl:grid-cols-2">
          <ParameterFields
            legend={t('path')}
            fields={params}
            path={operation.path}
            values={request.path}
            onChange={(path) => set({ path })}
            issues={problems.path}
          />
          <ParameterFields
            legend={t('query')}
            fields={query}
            path={operation.path}
            values={request.query}
            onChange={(values) => set({ query: values })}
            issues={problems.query}
          />
        </div>
      )}
      {body && (
        <section className="space-y-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">{t('body')}</h3>
            {bodyExample !== undefined && (
              <Button size="sm" onPress={() => set({ body: prettyJson(bodyExample) })}>
                {t('example')}
              </Button>
            )}
          </div>
          <div className="grid gap-6 xl:grid-cols-2">
            <BodyForm
              field={body}
              text={request.body}
              onChange={(text) => set({ body: text })}
              issues={problems.body}
            />
            <BodyJson text={request.body} onChange={(text) => set({ body: text })} />
          </div>
        </section>
      )}
      {isWrite(operation) && (
        <Disclosure title={t('key')}>
          <TextField
            label="Idempotency-Key"
            description={t('keyHint')}
            value={request.idempotencyKey}
            onChange={(idempotencyKey) => set({ idempotencyKey })}
            isOptional
            isMonospace
            className="max-w-md"
          />
        </Disclosure>
      )}
    </div>
  );
}
