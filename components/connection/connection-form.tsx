'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { SentForm } from '@/components/records/form/sent-form';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { PanelFrame } from '@/components/records/panel/panel-frame';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { AreaMemory } from '@/lib/connection/areas/area-memory';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { type Diagnosis, isWorking } from '@/lib/connection/diagnosis';
import { ApiKeyFields } from './api-key-fields';
import { connectionsPath, connectionsQuery, saveConnection, testConnection } from './connection-queries';
import { type ConnectionValues, inputOf, valuesOf } from './connection-values';
import { DiagnosisNote } from './diagnosis-note';
import { KnownAreas } from './known-areas';
import { ConnectionTokens } from './tokens/connection-tokens';

type ConnectionFormProps = {
  connection: ConnectionView | undefined;
  /** What is remembered of its server. */
  areas: AreaMemory | undefined;
  badges: ReactNode;
};

/**
 * Adds or changes a connection, or only tests it. Saving tries it first; one that does not work is saved only when
 * asked again.
 */
export function ConnectionForm({ connection, areas, badges }: ConnectionFormProps) {
  const t = useTranslations('settings.connections');
  const router = useRouter();
  const client = useQueryClient();
  const isCurrent = useSession().connection?.id === connection?.id;
  const [found, setFound] = useState<Diagnosis>();
  const save = useMutation({
    mutationFn: (values: ConnectionValues) => saveConnection(connection?.id, inputOf(values)),
    onSuccess: async ({ name }) => {
      toastSuccess(t('saved', { name }));
      router.push(connectionsPath);
      await client.invalidateQueries(connectionsQuery);
      router.refresh();
    },
  });
  const form = useSentForm({
    values: valuesOf(connection),
    rules: async () => (await import('./connection-rules')).connectionRules(connection),
    issues: {
      invalid_base_url: t('baseUrlInvalid'),
      invalid_cliente_id: t('clienteIdInvalid'),
      key_for_new_host: t('apiKeyForNewHost'),
      key_too_long: t('apiKeyProblem.too_long'),
      key_invalid_characters: t('apiKeyProblem.invalid_characters'),
    },
    send: async (values) => {
      const { baseUrl, apiKey, clienteId } = inputOf(values);
      const tested = await testConnection({ id: connection?.id, baseUrl, apiKey, clienteId });
      setFound(tested);
      if (hasChanges && isWorking(tested)) await save.mutateAsync(values);
      if (hasChanges) return;
      // What was found is remembered now: the navigation follows it.
      await client.invalidateQueries(connectionsQuery);
      if (isCurrent) router.refresh();
    },
  });
  const hasChanges = !connection || form.formState.isDirty;

  return (
    <PanelFrame
      recordKey={connection?.id ?? ''}
      path={`${connectionsPath}/${connection?.id ?? 'new'}`}
      listHref={connectionsPath}
      title={connection?.name ?? t('add')}
      titleExtra={badges}
      isDirty={form.formState.isDirty && !save.isSuccess}
      footer={() => (
        <>
          {found && !isWorking(found) && hasChanges && (
            <Button
              isDisabled={form.isPending}
              isPending={save.isPending}
              onPress={() => void form.handleSubmit((values) => save.mutate(values))()}
            >
              {t('saveAnyway')}
            </Button>
          )}
          <Button variant="primary" type="submit" form="connection" isPending={form.isPending}>
            {t(hasChanges ? 'testAndSave' : 'test')}
          </Button>
        </>
      )}
    >
      <SentForm form={{ ...form, refusal: form.refusal ?? save.error }} id="connection" className="pt-3">
        <FormTextField
          control={form.control}
          name="name"
          label={t('name')}
          description={t('nameHint')}
          autoFocus={!connection}
        />
        <FormTextField
          control={form.control}
          name="baseUrl"
          type="url"
          label={t('baseUrl')}
          description={t('baseUrlHint')}
          placeholder="https://api.example.com/api/v1"
          isMonospace
          spellCheck="false"
        />
        <ApiKeyFields control={form.control} connection={connection} />
        <FormTextField
          control={form.control}
          name="clienteId"
          label={t('clienteId')}
          description={t('clienteIdHint')}
          inputMode="numeric"
          isOptional
        />
      </SentForm>
      <div className="pt-4">
        {found ? (
          <DiagnosisNote
            diagnosis={found}
            onUseAddress={(baseUrl) => {
              form.setValue('baseUrl', baseUrl, { shouldDirty: true });
              void form.submit();
            }}
          />
        ) : (
          areas && <KnownAreas areas={areas} />
        )}
      </div>
      {connection && <ConnectionTokens connection={connection} />}
    </PanelFrame>
  );
}
