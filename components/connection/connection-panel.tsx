'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { toastSuccess } from '@/components/ui/overlays/toast';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { isWorking } from '@/lib/connection/diagnosis';
import { ApiKeyFields } from './api-key-fields';
import { connectionsQuery, saveConnection, testConnection } from './connection-queries';
import { DiagnosisNote } from './diagnosis-note';
import { type ConnectionValues, inputOf, useConnectionForm } from './use-connection-form';

type ConnectionPanelProps = { connection?: ConnectionView; onClose: () => void };

/** Adds or changes a connection. Saving tries it first; one that does not work is saved only when asked again. */
export function ConnectionPanel({ connection, onClose }: ConnectionPanelProps) {
  const t = useTranslations('settings.connections');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { control, handleSubmit, setValue } = useConnectionForm(connection);

  const test = useMutation({
    mutationFn: (values: ConnectionValues) => {
      const { baseUrl, apiKey, clienteId } = inputOf(values);
      return testConnection({ id: connection?.id, baseUrl, apiKey, clienteId });
    },
  });
  const save = useMutation({
    mutationFn: (values: ConnectionValues) => saveConnection(connection?.id, inputOf(values)),
    onSuccess: async ({ name }) => {
      toastSuccess(t('saved', { name }));
      onClose();
      await queryClient.invalidateQueries(connectionsQuery);
      router.refresh();
    },
  });
  const isPending = test.isPending || save.isPending;

  async function testThenSave(values: ConnectionValues) {
    save.reset();
    const found = await test.mutateAsync(values).catch(() => undefined);
    if (found && isWorking(found)) save.mutate(values);
  }

  function takeAddress(baseUrl: string) {
    setValue('baseUrl', baseUrl, { shouldDirty: true });
    void handleSubmit(testThenSave)();
  }

  return (
    <SidePanel
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      title={connection ? t('editTitle', { name: connection.name }) : t('add')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          {test.data && !isWorking(test.data) && (
            <Button isDisabled={isPending} onPress={() => handleSubmit((values) => save.mutate(values))()}>
              {t('saveAnyway')}
            </Button>
          )}
          <Button variant="primary" type="submit" form="connection" isPending={isPending}>
            {t('testAndSave')}
          </Button>
        </>
      }
    >
      <form id="connection" noValidate onSubmit={handleSubmit(testThenSave)} className="space-y-4">
        <FormTextField
          control={control}
          name="name"
          label={t('name')}
          description={t('nameHint')}
          autoFocus={!connection}
        />
        <FormTextField
          control={control}
          name="baseUrl"
          type="url"
          label={t('baseUrl')}
          description={t('baseUrlHint')}
          placeholder="https://api.example.com/api/v1"
          isMonospace
          spellCheck="false"
        />
        <ApiKeyFields control={control} connection={connection} />
        <FormTextField
          control={control}
          name="clienteId"
          label={t('clienteId')}
          description={t('clienteIdHint')}
          inputMode="numeric"
          isOptional
        />
        <FormError error={test.error ?? save.error} />
        {test.data && <DiagnosisNote diagnosis={test.data} onUseAddress={takeAddress} />}
      </form>
    </SidePanel>
  );
}
