'use client';

import { Ellipsis, Pause, Pencil, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';
import { EditEndpointDialog } from './edit-endpoint-dialog';
import { SwitchEndpointDialog } from './switch-endpoint-dialog';

/** What can be done with an endpoint from its row: pause or resume it, edit it. */
export function EndpointMenu({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks');
  const [asked, setAsked] = useState<'pause' | 'resume' | 'edit'>();
  if (!useCan(updateWebhookEndpoint)) return null;
  const label = t('endpoints.menu', { name: endpointName(endpoint, id) });
  const close = () => setAsked(undefined);
  return (
    <>
      <Menu label={label} trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} size="sm" />}>
        {endpoint.active === true && (
          <MenuItem icon={<Pause aria-hidden />} onAction={() => setAsked('pause')}>
            {t('switch.pause.act')}
          </MenuItem>
        )}
        {endpoint.active === false && (
          <MenuItem icon={<Play aria-hidden />} onAction={() => setAsked('resume')}>
            {t('switch.resume.act')}
          </MenuItem>
        )}
        <MenuItem icon={<Pencil aria-hidden />} onAction={() => setAsked('edit')}>
          {t('edit.act')}
        </MenuItem>
      </Menu>
      <SwitchEndpointDialog
        endpoint={endpoint}
        id={id}
        act={asked === 'edit' ? undefined : asked}
        onClose={close}
      />
      <EditEndpointDialog endpoint={endpoint} id={id} isOpen={asked === 'edit'} onClose={close} />
    </>
  );
}
